/** Effective roles of those who are counted; a visitor is not logged in. */
export const audiences = ['admin', 'operator', 'semi-operator', 'supporter', 'general', 'visitor'] as const;

const open: readonly string[] = ['general', 'visitor'];
const dashboardRoles: readonly string[] = ['supporter', 'operator', 'admin'];

/** Whether figures of these audiences are for dashboard roles alone. */
export const isRestricted = (asked: readonly string[]): boolean => asked.some((role) => !open.includes(role));

export const mayAskForRestricted = (role: string): boolean => dashboardRoles.includes(role);

/** Who runs the site. They see single counts and choose a timezone; everyone else is told counts in fives, by the site's days. */
export const staff: readonly string[] = ['admin', 'operator', 'semi-operator'];

/** The reader that stands for visitors and members without a role: they are told the same, byte for byte. */
export const everyone = 'everyone';

/** To whom an answer speaks: `everyone`, or a role that may read more. */
export const readerOf = (role: string | undefined): string =>
  role === undefined || open.includes(role) ? everyone : role;

export const isStaff = (reader: string): boolean => staff.includes(reader);
