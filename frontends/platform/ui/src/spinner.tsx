import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      css={css({
        width: '1.125em',
        height: '1.125em',
        borderRadius: '50%',
        border: '2px solid currentColor',
        borderRightColor: 'transparent',
        animation: `${turn} 800ms linear infinite`,
      })}
    />
  );
}
