import { css } from '@emotion/react';
import { PersonIcon } from './icons.tsx';
import { color } from './theme.ts';

type Props = { src?: string | null; role?: string; size?: 24 | 32 | 40 | 96 };

const roleColors: Record<string, string> = {
  admin: color.roleAdmin,
  operator: color.roleOperator,
  'semi-operator': color.roleSemiOperator,
  supporter: color.roleSupporter,
  withdrawn: color.muted,
};
const general = color.roleGeneral;

/** A member's picture in a ring of the role's colour, or a drawing in it, dimmed. Beside a name, so silent for screen readers. */
export function Avatar({ src, role = 'general', size = 32 }: Props) {
  const own = roleColors[role] ?? general;
  return (
    <span aria-hidden="true" css={circle} style={{ width: size, height: size, color: own }}>
      {src ? (
        <img src={src} alt="" width={size} height={size} css={picture} />
      ) : (
        <PersonIcon size={size * 0.66} />
      )}
    </span>
  );
}

const circle = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: `color-mix(in srgb, currentColor 14%, ${color.surface})`,
});

const picture = css({ objectFit: 'cover', width: '100%', height: '100%' });
