import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { NavLink } from '@ideabox/router';
import { color, radius, space } from '@ideabox/ui';

export function HeaderNav() {
  const text = useText();
  const links = [
    { to: paths.ideas(), label: text('nav.ideas') },
    { to: paths.page('howto'), label: text('nav.howto') },
    { to: paths.page('about'), label: text('nav.about') },
  ];
  return (
    <nav aria-label={text('nav.label')}>
      <ul css={css({ display: 'flex', gap: space(1) })}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} css={navLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const navLink = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(2),
  borderRadius: radius.medium,
  color: color.text,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current="page"]': { fontWeight: 700, color: color.primary },
});
