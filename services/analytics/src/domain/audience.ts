/** Effective roles of those who are counted; a visitor is not logged in. */
export const audiences = ['admin', 'operator', 'semi-operator', 'supporter', 'general', 'visitor'] as const;

const open: readonly string[] = ['general', 'visitor'];
const dashboardRoles: readonly string[] = ['supporter', 'operator', 'admin'];

/** Whether figures of these audiences are for dashboard roles alone. */
export const isRestricted = (asked: readonly string[]): boolean => asked.some((role) => !open.includes(role));

export const mayAskForRestricted = (role: string): boolean => dashboardRoles.includes(role);
