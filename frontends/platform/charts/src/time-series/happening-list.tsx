import { css } from '@emotion/react';
import { useDate, useIntl } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';
import type { Numbered } from './happenings.ts';

/** What the numbers on the axis stand for. */
export function HappeningList({ happenings }: { happenings: Numbered[] }) {
  const { formatMessage } = useIntl();
  const date = useDate();
  return (
    <ol aria-label={formatMessage({ id: 'chart.happenings' })} css={list}>
      {happenings.map(({ number, date: day, label, href }) => (
        <li key={number} css={entry}>
          <span css={flag}>{number}</span>
          <span>
            {date(day)} <Link to={href}>{label}</Link>
          </span>
        </li>
      ))}
    </ol>
  );
}

const list = css({ display: 'grid', gap: space(1), fontSize: '0.875rem', lineHeight: 1.6 });

const entry = css({ display: 'flex', alignItems: 'baseline', gap: space(2), minWidth: 0 });

const flag = css({
  flex: 'none',
  minWidth: '1.5rem',
  paddingInline: '0.25rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '4px',
  color: color.heading,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
});
