import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation } from '@ideabox/router';
import { color, Link, radius, space } from '@ideabox/ui';

/** The parts of the overview, by the ids of their headings. */
const parts = ['summary', 'trends', 'interests'] as const;

/** The pages and parts of the dashboard, and the ways back to the site. */
export function SideNav({ onFollow }: { onFollow?: () => void }) {
  const text = useText();
  const { search } = useLocation();
  const site = [
    { to: paths.home(), label: text('dashboard.nav.home') },
    { to: paths.ideas(), label: text('dashboard.nav.ideas') },
    { to: paths.comments(), label: text('dashboard.nav.comments') },
  ];
  return (
    <nav aria-label={text('dashboard.menu')} css={css({ display: 'grid', gap: space(6), padding: space(4) })}>
      <ul>
        <li>
          <Link
            to={{ pathname: paths.dashboard(), search }}
            aria-current="page"
            onClick={onFollow}
            css={page}
          >
            {text('overview.title')}
          </Link>
          <ul css={css({ paddingInlineStart: space(4) })}>
            {parts.map((part) => (
              <li key={part}>
                <Link to={{ search, hash: `#${part}` }} onClick={onFollow} css={item}>
                  {text(`overview.${part}`)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
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
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(3),
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
});

const page = css([
  item,
  {
    background: color.tint,
    color: color.primary,
    fontWeight: 700,
    '&:hover': { background: color.tintStrong },
  },
]);
