import { css } from '@emotion/react';
import { PersonIcon } from './icons.tsx';

type Props = { src?: string | null; role?: string; size?: 24 | 32 | 40 | 96 };

const roleColors: Record<string, string> = {
  admin: 'var(--color-primitive-magenta-900)',
  operator: 'var(--color-primitive-purple-900)',
  'semi-operator': 'var(--color-primitive-purple-700)',
  supporter: 'var(--color-primitive-green-800)',
  general: 'var(--color-primitive-light-blue-900)',
};

/** A member's picture, or a drawing in the colour of the role, dimmed. Beside a name, so silent for screen readers. */
export function Avatar({ src, role = 'general', size = 32 }: Props) {
  const ring = roleColors[role] ?? roleColors.general;
  return (
    <span aria-hidden="true" css={circle} style={{ width: size, height: size, backgroundColor: ring }}>
      {src ? (
        <img src={src} alt="" width={size} height={size} css={picture} />
      ) : (
        <span css={css({ opacity: 0.85 })}>
          <PersonIcon size={size * 0.62} />
        </span>
      )}
    </span>
  );
}

const circle = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: 'var(--color-neutral-white)',
});

const picture = css({ objectFit: 'cover', width: '100%', height: '100%' });
