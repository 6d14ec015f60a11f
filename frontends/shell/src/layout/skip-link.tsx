import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  const text = useText();
  return (
    <a href="#main" css={link}>
      {text('layout.skip')}
    </a>
  );
}

const link = css({
  position: 'absolute',
  zIndex: 90,
  top: space(2),
  left: space(2),
  padding: `${space(3)} ${space(4)}`,
  background: color.surface,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
