import { css } from '@emotion/react';
import type { DashboardPart } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation, useSearchParams } from '@ideabox/router';
import { color, Link, space } from '@ideabox/ui';
import { forOtherPages } from '../filters/dashboard-query.ts';
import { addressOf, isAt, pages } from './pages.ts';

const analyses: readonly (DashboardPart | undefined)[] = ['access', 'overview', 'user'];

/** Three ways to look at the same time: what is read, what is posted, and by whom. */
export function AnalysisTabs() {
  const text = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const search = forOtherPages(params);
  return (
    <nav aria-label={text('dashboard.analyses')} data-print="no" css={bar}>
      <ul css={css({ display: 'flex', gap: space(1) })}>
        {pages
          .filter(({ part }) => analyses.includes(part))
          .map(({ part, name }) => (
            <li key={name}>
              <Link
                to={addressOf(part, search)}
                aria-current={isAt(pathname, part) ? 'page' : undefined}
                css={tab}
              >
                {text(`${name}.tab`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const bar = css({ overflowX: 'auto', borderBottom: `1px solid ${color.line}` });

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: space(4),
  borderBottom: '3px solid transparent',
  color: color.text,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: -3,
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current]': { borderBottomColor: color.primary, color: color.primary, fontWeight: 700 },
});
