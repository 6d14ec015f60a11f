import { color } from '@ideabox/ui';

export type Shade = { fill: string; fillOpacity: number; words: string };

/** See-through and not mixed, so that a saved drawing has colours that every program knows. */
const shadeOf = (fillOpacity: number, words: string): Shade => ({ fill: color.drawn1, fillOpacity, words });

const strongest = shadeOf(1, color.surface);

/** From least to most, with the colour of words on each: 4.5:1 or more on light and on dark ground. */
const shades = [...[0.06, 0.2, 0.36, 0.54].map((share) => shadeOf(share, color.heading)), strongest];

/** The shade of a class, of as many classes as there are: the lowest is the lightest and the highest the strongest. */
export function shadeAt(index: number, count: number): Shade {
  const place = count === 1 ? 1 : Math.round((index * (shades.length - 1)) / (count - 1));
  return shades[place] ?? strongest;
}
