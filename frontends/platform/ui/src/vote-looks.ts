import { css, type SerializedStyles } from '@emotion/react';
import { color } from './theme.ts';

const stripes = (angle: string, gap: number) =>
  `repeating-linear-gradient(${angle}, transparent 0 ${gap}px, rgb(255 255 255 / 55%) ${gap}px ${gap + 2}px)`;

/** Of votes for, neither and against: green is plain, yellow dotted, red striped, told apart without colours, too. */
export const voteLooks: Record<'positive' | 'neutral' | 'negative', SerializedStyles> = {
  positive: css({ backgroundColor: color.positive }),
  neutral: css({
    backgroundColor: color.neutral,
    backgroundImage: 'radial-gradient(circle at 4px 4px, rgb(0 0 0 / 45%) 1.5px, transparent 1.6px)',
    backgroundSize: '8px 8px',
  }),
  negative: css({ backgroundColor: color.negative, backgroundImage: stripes('45deg', 5) }),
};
