/** The agency's tokens by their names, and what they lack for dark grounds. */
const token = (name: string) => `var(--color-${name})`;
const gray = (step: number) => token(`neutral-solid-gray-${step}`);
const hue = (name: string, step: number) => token(`primitive-${name}-${step}`);
const blue = (step: number) => hue('blue', step);
const white = token('neutral-white');
const black = token('neutral-black');

/** What a colour is for, on light ground and on dark; each pair that stands on another reads at 4.5:1 or more, marks at 3:1. */
const roles = {
  text: [gray(800), gray(100)],
  heading: [gray(900), gray(50)],
  muted: [gray(600), gray(300)],
  line: [gray(200), gray(700)],
  lineStrong: [gray(536), gray(420)],
  surface: [white, gray(900)],
  ground: [gray(50), '#262626'],
  /** Of what is not there yet, or cannot be pressed, and the part of a bar that is empty. */
  faint: [gray(100), gray(800)],
  trough: [gray(200), gray(700)],
  disabled: [gray(600), gray(300)],
  tint: [blue(50), '#1b2440'],
  tintStrong: [blue(100), '#26335c'],
  onTint: [blue(1000), blue(200)],
  primary: [blue(900), blue(300)],
  primaryHover: [blue(1000), blue(200)],
  primaryActive: [blue(1200), blue(100)],
  link: [blue(1000), blue(300)],
  visited: [hue('magenta', 900), hue('magenta', 200)],
  positive: [hue('green', 700), hue('green', 400)],
  positiveText: [hue('green', 900), hue('green', 300)],
  positiveGround: [hue('green', 100), hue('green', 1100)],
  success: [hue('green', 800), hue('green', 400)],
  successGround: [hue('green', 50), hue('green', 1200)],
  onPositive: [hue('green', 1100), hue('green', 200)],
  neutral: [hue('yellow', 500), hue('yellow', 500)],
  neutralText: [hue('yellow', 1000), hue('yellow', 300)],
  neutralGround: [hue('yellow', 100), '#4a3a00'],
  warning: [hue('yellow', 900), hue('yellow', 500)],
  warningGround: [hue('yellow', 50), '#332900'],
  onWarning: [hue('yellow', 1200), hue('yellow', 100)],
  negative: [hue('red', 700), hue('red', 400)],
  negativeText: [hue('red', 900), hue('red', 300)],
  negativeGround: [hue('red', 50), '#4a1010'],
  danger: [hue('red', 900), hue('red', 300)],
  star: [hue('yellow', 700), hue('yellow', 500)],
  starEdge: [hue('yellow', 1000), hue('yellow', 400)],
  focus: [hue('yellow', 300), hue('yellow', 900)],
  outline: [black, white],
  ink: [blue(1200), blue(100)],
  veil: [token('neutral-opacity-gray-600'), token('neutral-opacity-gray-700')],
  pointedAt: [token('neutral-opacity-gray-50'), 'rgb(255 255 255 / 8%)'],
  roleGeneral: [hue('light-blue', 900), hue('light-blue', 300)],
  roleAdmin: [hue('magenta', 900), hue('magenta', 200)],
  roleOperator: [hue('purple', 900), hue('purple', 200)],
  roleSemiOperator: [hue('purple', 700), hue('purple', 300)],
  roleSupporter: [hue('green', 800), hue('green', 300)],
  drawn1: [blue(900), blue(400)],
  drawn2: [hue('light-blue', 600), hue('light-blue', 500)],
  drawn3: [hue('orange', 800), hue('orange', 400)],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Role = keyof typeof roles;
const names = Object.keys(roles) as Role[];
const variable = (role: Role) => `--ui-${role}`;

/** Components name roles, never raw colours. */
export const color = Object.fromEntries(names.map((role) => [role, `var(${variable(role)})`])) as Record<
  Role,
  string
>;

/** The values of roles as the device wishes them; printed, they are those for paper. */
export function colorSchemes(of: Role[] = names): string {
  const values = (scheme: 0 | 1) => of.map((role) => `${variable(role)}:${roles[role][scheme]}`).join(';');
  return `:root{color-scheme:light dark;${values(0)}}
@media screen and (prefers-color-scheme:dark){:root{${values(1)}}}`;
}

/** Steps of 4 px: `space(4)` is 16 px. */
export const space = (steps: number) => `${steps / 4}rem`;

export const radius = { small: '4px', medium: '8px', large: '16px', full: '9999px' } as const;
export const shadow = { low: 'var(--elevation-1)', high: 'var(--elevation-4)' } as const;

/** The specification's one breakpoint, and a smaller one for phones. */
export const media = {
  desktop: '@media (min-width: 1264px)',
  tablet: '@media (min-width: 768px)',
  phone: '@media (max-width: 767.98px)',
  print: '@media print',
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
