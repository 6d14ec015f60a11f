import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { NavLink } from '@ideabox/router';
import { color, media, radius, space } from '@ideabox/ui';

/** From one page of one's own to the others, where there is room beside it. */
export function AccountNav() {
  const text = useText();
  const links = [
    { to: paths.ownProfile(), label: text('own.title') },
    { to: paths.profileForm(), label: text('form.title') },
    { to: paths.memberSettings(), label: text('settings.title') },
  ];
  return (
    <nav aria-label={text('own.pages')} css={frame}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end css={link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const frame = css({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    padding: space(4),
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
  },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(4),
  borderRadius: radius.medium,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current="page"]': { background: color.tint, fontWeight: 700 },
});
