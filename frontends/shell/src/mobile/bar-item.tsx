import { css } from '@emotion/react';
import { NavLink } from '@ideabox/router';
import { color, visuallyHidden } from '@ideabox/ui';
import type { ReactNode } from 'react';

type Item = { label: string; icon: ReactNode };

export function BarLink({ to, label, icon }: Item & { to: string }) {
  return (
    <li css={slot}>
      <NavLink to={to} end css={target}>
        {icon}
        <span css={caption}>{label}</span>
      </NavLink>
    </li>
  );
}

export function BarButton({ label, icon, onPress }: Item & { onPress: () => void }) {
  return (
    <li css={slot}>
      <button type="button" onClick={onPress} css={target}>
        {icon}
        <span css={caption}>{label}</span>
      </button>
    </li>
  );
}

/** As wide as its word asks for: equal slots would leave the longest word of some languages no room on the smallest phones. */
const slot = css({ flex: '1 1 auto' });

const target = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: '100%',
  minHeight: 56,
  padding: '6px 4px',
  border: 0,
  background: 'none',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current="page"]': { color: color.primary },
  '&:focus-visible': { outlineOffset: -4 },
});

/** Where text is so large that four words have no room, as beyond 150 % on a phone, icons stand alone. */
const caption = css`
  font-size: 0.75rem;
  line-height: 1.2;
  font-weight: 700;
  letter-spacing: 0;
  white-space: nowrap;
  @container (max-width: 15.9rem) {
    ${visuallyHidden}
  }
`;
