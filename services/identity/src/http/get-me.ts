import { ok } from '@ideabox/http';
import { HasWithdrawn } from '../domain/errors.ts';
import { requirementsOf } from '../domain/features.ts';
import { newMember } from '../domain/new-member.ts';
import { needsProfile } from '../domain/profile-redirect.ts';
import { findMember } from '../store/find-member.ts';
import { resolveMember } from '../store/resolve-member.ts';
import { ownMember } from './member-schemas.ts';
import { ownView } from './member-views.ts';
import { route } from './route.ts';

export const getMe = route({
  method: 'get',
  path: '/me',
  summary: 'The member who asks, with the private profile',
  access: 'member',
  result: ownMember,
  handle: async ({ db, settings }, { caller }) => {
    const { id: subject, name, roles } = caller;
    const claims = { subject, preferred_username: name, nickname: '', email: '', roles };
    await resolveMember(db, caller.id, () => newMember(claims));
    const member = await findMember(db, caller.id);
    if (!member || member.status === 'withdrawn') throw new HasWithdrawn();
    const profile_redirect = needsProfile(member, requirementsOf(settings));
    return ok({ ...ownView(member), profile_redirect });
  },
});
