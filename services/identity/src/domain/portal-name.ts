import { createHash } from 'node:crypto';

/** Code points that a member's shown name may have. */
export const portalNameMax = 30;

// An address of e-mail is a user name at some providers, and is nobody's to read.
const unfit = /[@\p{C}]/u;

/** The name that a new member is shown by: the user name where it may be shown, else one that tells nothing. */
export const portalNameOf = (id: string, preferredUsername: string): string => {
  const name = preferredUsername.trim();
  if (name !== '' && [...name].length <= portalNameMax && !unfit.test(name)) return name;
  return `参加者-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
};
