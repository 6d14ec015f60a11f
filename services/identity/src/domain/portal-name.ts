import { createHash } from 'node:crypto';
import { isLongerThan, lengthOf, prohibitedInName } from '@ideabox/text';
import { NameTooShort } from './errors.ts';

/** Characters that a member's shown name may have; one that a member chooses has so many at least. */
export const portalNameMin = 3;
export const portalNameMax = 30;

// An address of e-mail is a user name at some providers, and is nobody's to read.
const unfit = /[@\p{C}]/u;

const isFit = (name: string) =>
  name !== '' && !isLongerThan(name, portalNameMax) && !unfit.test(name) && prohibitedInName(name, '') === '';

/** The name that a new member is shown by: the first of those offered that may be shown, else one that tells nothing. */
export const portalNameOf = (id: string, ...offered: string[]): string => {
  const name = offered.map((each) => each.trim()).find(isFit);
  return name ?? `参加者-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
};

/**
 * Refuses a name that is too short, unless it is the one that the member has: a provider may have given a shorter one,
 * and a form sends back what it did not change. @throws NameTooShort
 */
export const checkPortalName = (chosen: string | null | undefined, current: string): void => {
  if (chosen === undefined || chosen === null || chosen === current) return;
  if (lengthOf(chosen.trim()) < portalNameMin) throw new NameTooShort();
};
