import { color } from '@ideabox/ui';

const shadeOf = (percent: number, words: string) => ({
  ground: `color-mix(in srgb, ${color.drawn1} ${percent}%, ${color.surface})`,
  words,
});

const strongest = shadeOf(100, color.surface);

/** From least to most, with the colour of words on each: 4.5:1 or more on light and on dark ground. */
const shades = [...[6, 20, 36, 54].map((percent) => shadeOf(percent, color.heading)), strongest];

/** The shade of a class, of as many classes as there are: the lowest is the lightest and the highest the strongest. */
export function shadeAt(index: number, count: number) {
  const place = count === 1 ? 1 : Math.round((index * (shades.length - 1)) / (count - 1));
  return shades[place] ?? strongest;
}
