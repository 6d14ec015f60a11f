import { css } from '@emotion/react';
import { color, space } from './theme.ts';

/** The first stop of the keyboard: past what stands above the page, to the page itself. Seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} css={link}>
      {children}
    </a>
  );
}

const link = css({
  position: 'fixed',
  zIndex: 90,
  top: space(2),
  left: space(2),
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
