import { createHash } from 'node:crypto';

/** Code points that a member's shown name may have. */
export const portalNameMax = 30;

// An address of e-mail is a user name at some providers, and is nobody's to read.
const unfit = /[@\p{C}]/u;

const isFit = (name: string) => name !== '' && [...name].length <= portalNameMax && !unfit.test(name);

/** The name that a new member is shown by: the first of those offered that may be shown, else one that tells nothing. */
export const portalNameOf = (id: string, ...offered: string[]): string => {
  const name = offered.map((each) => each.trim()).find(isFit);
  return name ?? `参加者-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
};
