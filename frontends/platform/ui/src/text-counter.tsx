import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color } from './theme.ts';

type Props = { hint?: string; length: number; limit: number };

/** `12 / 100`, red and said in words once the limit is passed. */
export function TextCounter({ hint, length, limit }: Props) {
  const { formatMessage } = useIntl();
  const over = length > limit;
  const words = over ? formatMessage({ id: 'ui.counter.over' }, { over: length - limit }) : hint;
  return (
    <span css={row} style={{ color: over ? color.danger : undefined }}>
      {words && <span css={css({ flex: '1 1 12rem' })}>{words}</span>}
      <span css={count}>{formatMessage({ id: 'ui.counter' }, { length, limit })}</span>
    </span>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1rem' });
const count = css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
