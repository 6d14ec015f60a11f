/** The roles of members, the most powerful first. */
export const knownRoles = ['admin', 'operator', 'semi-operator', 'supporter', 'general'] as const;

/**
 * A new member's roles from those of the token. A provider lists them in no particular order and among roles of its own,
 * and the first one here is effective: the most powerful leads.
 */
export const rolesOf = (tokenRoles: string[]): string[] => {
  const roles = knownRoles.filter((role) => tokenRoles.includes(role));
  return roles.length > 0 ? roles : ['general'];
};
