import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation, useSearchParams } from '@ideabox/router';
import { color, Link, radius, space } from '@ideabox/ui';
import { forOtherPages } from '../filters/dashboard-query.ts';
import { addressOf, isAt, pages } from './pages.ts';

/** The pages of the dashboard, which keep what is looked at, and the ways back to the site. */
export function SideNav({ onFollow }: { onFollow?: () => void }) {
  const text = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const search = forOtherPages(params);
  const site = [
    { to: paths.home(), label: text('dashboard.nav.home') },
    { to: paths.ideas(), label: text('dashboard.nav.ideas') },
    { to: paths.comments(), label: text('dashboard.nav.comments') },
  ];
  return (
    <nav aria-label={text('dashboard.menu')} css={css({ display: 'grid', gap: space(6), padding: space(4) })}>
      <ul>
        {pages.map(({ part, name }) => (
          <li key={name}>
            <Link
              to={addressOf(part, search)}
              aria-current={isAt(pathname, part) ? 'page' : undefined}
              onClick={onFollow}
              css={item}
            >
              {text(`${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <p css={css({ padding: `0 ${space(3)} ${space(1)}`, fontSize: '0.875rem', color: color.muted })}>
          {text('dashboard.nav.site')}
        </p>
        <ul>
          {site.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onFollow} css={item}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const item = css({
  wordBreak: 'auto-phrase',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(3),
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current]': { background: color.tint, color: color.primary, fontWeight: 700 },
  '&[aria-current]:hover': { background: color.tintStrong },
  '@media (forced-colors: active)': {
    '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});
