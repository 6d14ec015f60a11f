import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link, useSearchParams } from '@ideabox/router';
import { color, radius, space } from '@ideabox/ui';
import { withParam } from './overview-query.ts';
import { type PeriodType, periodTypes } from './periods.ts';

/** Days, weeks or months: links, so that each view has its address. */
export function PeriodSelector({ period }: { period: PeriodType }) {
  const text = useText();
  const [params] = useSearchParams();
  return (
    <ul aria-label={text('period.label')} css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
      {periodTypes.map((type) => (
        <li key={type}>
          <Link
            to={{ search: withParam(params, 'period', type === 'date' ? '' : type).toString() }}
            preventScrollReset
            aria-current={type === period ? 'true' : undefined}
            css={chip}
          >
            {text(`period.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(4),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current]': {
    background: color.primary,
    borderColor: color.primary,
    color: color.surface,
    fontWeight: 700,
  },
});
