import { css, keyframes } from '@emotion/react';
import { color, radius } from './theme.ts';

type Props = { width?: string; height?: string };

/** Holds the place of what is loading, so that nothing jumps when it comes. */
export function Skeleton({ width = '100%', height = '1rem' }: Props) {
  return <span aria-hidden="true" css={bar} style={{ width, height }} />;
}

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const bar = css({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius.small,
  background: color.faint,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
