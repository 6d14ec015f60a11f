import { color } from '@ideabox/ui';

/** Colours of marks, each at least 3:1 on the surface; what stands side by side also differs in lightness and pattern. */
export const mark = {
  first: color.drawn1,
  second: color.drawn2,
  wash: color.tintStrong,
  previous: color.drawn3,
  casing: color.surface,
  grid: color.faint,
  baseline: color.lineStrong,
  label: color.text,
} as const;
