import { EndsWrongly, LastAdmin, MemberNotFound, NotTheirs, RoleNotFound } from './errors.ts';
import type { Member, Status } from './member.ts';
import { knownRoles } from './roles.ts';

/** Where a member stands: what they may do, and whether they may do anything. */
export type Standing = Pick<Member, 'id' | 'roles' | 'status'>;

/** The same, with when a suspension ends by itself, if it does. */
export type DatedStanding = Standing & { suspended_until: string | null };

/** What operators and admins make of a member; withdrawing is the member's own. */
export const givenStatuses = ['active', 'suspended', 'invalidated'] as const satisfies readonly Status[];
export type GivenStatus = (typeof givenStatuses)[number];

const verbs: Record<GivenStatus, string> = {
  active: 'member.reinstated',
  suspended: 'member.suspended',
  invalidated: 'member.invalidated',
};

/** What the audit calls it. */
export const actionOf = (status: GivenStatus): string => verbs[status];

const roleOf = (member: Standing | undefined) =>
  member?.status === 'active' ? (member.roles[0] ?? 'general') : undefined;

/** The member acted on, who has not withdrawn: that is final. @throws MemberNotFound */
export const stillThere = <Found extends Standing>(member: Found | undefined): Found => {
  if (!member || member.status === 'withdrawn') throw new MemberNotFound();
  return member;
};

/**
 * Who may change a member's status: an admin anyone's, an operator anyone's but an admin's, nobody their own. The actor
 * is looked at as they stand now, for the token may know it otherwise.
 * @throws NotTheirs
 */
export const checkStatusChange = (actor: Standing | undefined, target: Standing): void => {
  const role = roleOf(actor);
  const mayAct = role === 'admin' || (role === 'operator' && target.roles[0] !== 'admin');
  if (!mayAct || actor?.id === target.id) throw new NotTheirs();
};

/** Only a suspension ends by itself, and in time to come. @throws EndsWrongly */
export const checkEnd = (status: GivenStatus, until: string | undefined, now: Date): void => {
  if (until !== undefined && (status !== 'suspended' || new Date(until) <= now)) throw new EndsWrongly();
};

/**
 * Who may give roles: an admin, to anyone. `admins` are all who are effective now.
 * @throws NotTheirs, or LastAdmin where no admin would be left
 */
export const checkRoleChange = (
  actor: Standing | undefined,
  { target, roles, admins }: { target: Standing; roles: string[]; admins: Standing[] },
): void => {
  if (roleOf(actor) !== 'admin') throw new NotTheirs();
  const others = admins.filter(({ id }) => id !== target.id);
  if (roles[0] !== 'admin' && others.length === 0) throw new LastAdmin();
};

/** @throws RoleNotFound for a word that is no role */
export const checkRoles = (roles: string[]): void => {
  if (!roles.every((role) => (knownRoles as readonly string[]).includes(role))) throw new RoleNotFound();
};
