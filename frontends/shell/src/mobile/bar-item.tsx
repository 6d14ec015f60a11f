import { css } from '@emotion/react';
import { NavLink } from '@ideabox/router';
import { color, VisuallyHidden } from '@ideabox/ui';
import type { ReactNode, Ref } from 'react';

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

type ButtonProps = Item & {
  onPress: () => void;
  /** Said instead of the label. */
  name?: string;
  buttonRef?: Ref<HTMLButtonElement>;
};

export function BarButton({ label, icon, onPress, name, buttonRef }: ButtonProps) {
  return (
    <li css={slot}>
      <button ref={buttonRef} type="button" onClick={onPress} css={target}>
        {icon}
        {name && <VisuallyHidden>{name}</VisuallyHidden>}
        <span css={caption} aria-hidden={name !== undefined}>
          {label}
        </span>
      </button>
    </li>
  );
}

/** Holds a place in the bar until it is known who is here. */
export function BarGap() {
  return <li css={slot} aria-hidden="true" />;
}

// As wide as its word asks for: equal slots would cut the longest word of some languages on the smallest phones.
const slot = css({ flex: '1 1 auto', minWidth: 0 });

const target = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: '100%',
  minHeight: '4rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current="page"]': { color: color.primary },
  '&:focus-visible': { outlineOffset: -4 },
});

const caption = css({
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  fontWeight: 700,
  letterSpacing: 0,
  maxWidth: '100%',
  textAlign: 'center',
  hyphens: 'auto',
  // Where six long words stand side by side on a small phone.
  '@media (max-width: 374px)': { fontSize: '0.625rem', letterSpacing: '-0.02em' },
});
