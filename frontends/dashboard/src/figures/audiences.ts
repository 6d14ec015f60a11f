/** Whose doings are counted: of each dashboard page for some there is one for each of them. */
export const audiences = ['general', 'supporter', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** Effective roles, as the API names them. */
const roles: Record<Audience, string[]> = {
  general: ['general', 'visitor'],
  supporter: ['supporter'],
  admin: ['admin', 'operator', 'semi-operator'],
};

const mayReadRestricted = ['supporter', 'operator', 'admin'];

export const rolesOf = (audience: Audience | undefined): string[] | undefined => audience && roles[audience];

/** Whether figures of supporters and of those who run the site are for a member with these roles. */
export const seesAllAudiences = (memberRoles: readonly string[]): boolean =>
  memberRoles.some((role) => mayReadRestricted.includes(role));

const operators = ['operator', 'admin'];

/** Whether a member with these roles says which topics and words are shown. */
export const isOperator = (memberRoles: readonly string[] = []): boolean =>
  memberRoles.some((role) => operators.includes(role));
