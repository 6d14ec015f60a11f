/** Colours of marks, each at least 3:1 on white; what stands side by side also differs in lightness and pattern. */
export const mark = {
  first: 'var(--color-primitive-blue-900)',
  second: 'var(--color-primitive-light-blue-600)',
  wash: 'var(--color-primitive-blue-100)',
  previous: 'var(--color-primitive-orange-800)',
  casing: 'var(--color-neutral-white)',
  grid: 'var(--color-neutral-solid-gray-100)',
  baseline: 'var(--color-neutral-solid-gray-536)',
  label: 'var(--color-neutral-solid-gray-700)',
} as const;

/** Colours of shares in the order they are given out; a number stands on each, so that none is told by hue alone. */
export const shares = [
  'var(--color-primitive-blue-900)',
  'var(--color-primitive-light-blue-700)',
  'var(--color-primitive-purple-600)',
  'var(--color-primitive-green-700)',
  'var(--color-primitive-magenta-700)',
  'var(--color-primitive-orange-800)',
  'var(--color-primitive-cyan-900)',
  'var(--color-neutral-solid-gray-600)',
] as const;
