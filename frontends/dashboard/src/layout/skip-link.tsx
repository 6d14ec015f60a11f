import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';

/** The first stop of the keyboard: past the bar and the drawer. */
export function SkipLink({ to }: { to: string }) {
  const text = useText();
  return (
    <a href={`#${to}`} css={link}>
      {text('dashboard.skip')}
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
