import { z } from 'zod';
import { portalNameOf } from './portal-name.ts';
import { rolesOf } from './roles.ts';

/** What a verified token says of its bearer; empty where it says nothing. */
export type Claims = {
  subject: string;
  preferred_username: string;
  nickname: string;
  email: string;
  roles: string[];
};

const usable = z.string().regex(/^[^\p{C}]{1,255}$/u);
const address = z.email().max(255);

/** Whether this can be a member's id. */
export const isSubject = (subject: string): boolean => usable.safeParse(subject).success;

/** The member that a first call makes. Claims that cannot be kept are left out, for they must not keep anyone out. */
export const newMember = ({ subject, preferred_username, nickname, email, roles }: Claims) => ({
  id: subject,
  preferred_username: usable.safeParse(preferred_username).data ?? null,
  portal_name: portalNameOf(subject, nickname, preferred_username),
  email: address.safeParse(email).data ?? null,
  roles: rolesOf(roles),
});
