/** Roles of the Digital Agency's tokens on this site; components name roles, never raw colours. */
export const color = {
  text: 'var(--color-neutral-solid-gray-800)',
  heading: 'var(--color-neutral-solid-gray-900)',
  muted: 'var(--color-neutral-solid-gray-600)',
  line: 'var(--color-neutral-solid-gray-200)',
  lineStrong: 'var(--color-neutral-solid-gray-536)',
  surface: 'var(--color-neutral-white)',
  ground: 'var(--color-neutral-solid-gray-50)',
  tint: 'var(--color-primitive-blue-50)',
  tintStrong: 'var(--color-primitive-blue-100)',
  primary: 'var(--color-primitive-blue-900)',
  primaryHover: 'var(--color-primitive-blue-1000)',
  primaryActive: 'var(--color-primitive-blue-1200)',
  link: 'var(--color-primitive-blue-1000)',
  visited: 'var(--color-primitive-magenta-900)',
  positive: 'var(--color-primitive-green-700)',
  positiveText: 'var(--color-primitive-green-900)',
  neutral: 'var(--color-primitive-yellow-500)',
  neutralText: 'var(--color-primitive-yellow-1000)',
  negative: 'var(--color-primitive-red-700)',
  negativeText: 'var(--color-primitive-red-900)',
  danger: 'var(--color-primitive-red-900)',
  focus: 'var(--color-primitive-yellow-300)',
  ink: 'var(--color-primitive-blue-1200)',
} as const;

/** Steps of 4 px: `space(4)` is 16 px. */
export const space = (steps: number) => `${steps / 4}rem`;

export const radius = { small: '4px', medium: '8px', large: '16px', full: '9999px' } as const;
export const shadow = { low: 'var(--elevation-1)', high: 'var(--elevation-4)' } as const;

/** The specification's one breakpoint, and a smaller one for phones. */
export const media = {
  desktop: '@media (min-width: 1264px)',
  tablet: '@media (min-width: 768px)',
  phone: '@media (max-width: 767.98px)',
} as const;

/** Of the page's column with its side margins; the header and the footer keep to it too. */
export const pageWidth = '76rem';
/** Of a text that is read: about 42 characters a line. */
export const readingWidth = '42rem';

export const type = {
  display: {
    fontSize: 'clamp(2rem, 4.6vw, 3.5rem)',
    lineHeight: 1.3,
    fontWeight: 700,
    letterSpacing: '0.01em',
  },
  h1: { fontSize: 'clamp(1.625rem, 3vw, 2.25rem)', lineHeight: 1.4, fontWeight: 700 },
  h2: { fontSize: 'clamp(1.375rem, 2.4vw, 1.75rem)', lineHeight: 1.5, fontWeight: 700 },
  h3: { fontSize: '1.25rem', lineHeight: 1.5, fontWeight: 700 },
  small: { fontSize: '0.875rem', lineHeight: 1.6 },
} as const;
