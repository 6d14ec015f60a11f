import { overlayShadow, roles } from './colors.constants.ts';

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
export const shadow = { high: overlayShadow } as const;

/** The specification's one breakpoint, and a smaller one for phones. */
export const media = {
  desktop: '@media (min-width: 1264px)',
  tablet: '@media (min-width: 768px)',
  phone: '@media (max-width: 767.98px)',
  print: '@media print',
} as const;

/** A grid of as many columns of at least this width as there is room for. */
export const columns = (least: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` }) as const;

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
