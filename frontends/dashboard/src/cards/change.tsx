import { css } from '@emotion/react';
import { useIntl, useText } from '@ideabox/intl';
import { color } from '@ideabox/ui';

type Props = { current: number; previous: number };

/** By how much it grew or fell, in words and signs rather than colours: more is not always better. */
export function Change({ current, previous }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const difference = current - previous;
  const signed = formatNumber(difference, { signDisplay: 'exceptZero' });
  const share = formatNumber(difference / (previous || 1), { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <>
      <span css={css({ display: 'block', color: color.heading, fontWeight: 700 })}>
        <span aria-hidden="true">{difference > 0 ? '▲ ' : difference < 0 ? '▼ ' : ''}</span>
        {difference === 0 && text('change.none')}
        {difference !== 0 && (previous > 0 ? text('change.both', { signed, share }) : signed)}
      </span>
      <span css={css({ color: color.muted })}>{text('change.previous', { count: previous })}</span>
    </>
  );
}
