import { color } from '@ideabox/ui';

/** Colours of marks, each at least 3:1 on the surface; what stands side by side also differs in lightness and pattern. */
export const mark = {
  first: color.drawn1,
  second: color.drawn2,
  wash: color.tintStrong,
  previous: color.drawn6,
  casing: color.surface,
  grid: color.faint,
  baseline: color.lineStrong,
  label: color.text,
} as const;

/** Colours of shares in the order they are given out; a number stands on each, so that none is told by hue alone. */
export const shares = [
  color.drawn1,
  color.drawn8,
  color.drawn3,
  color.drawn4,
  color.drawn5,
  color.drawn6,
  color.drawn7,
  color.muted,
] as const;
