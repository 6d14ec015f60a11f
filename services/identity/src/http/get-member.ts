import { ok, oneOf, seesEveryone } from '@ideabox/http';
import { MemberNotFound } from '../domain/errors.ts';
import { requirementsOf, shownOf } from '../domain/features.ts';
import { needsProfile } from '../domain/profile-redirect.ts';
import { findMember } from '../store/find-member.ts';
import { memberId } from './member-id.ts';
import { ownMember, publicMember } from './member-schemas.ts';
import { ownView, publicView } from './member-views.ts';
import { route } from './route.ts';

export const getMember = route({
  method: 'get',
  path: '/members/:id',
  summary: 'A member: the public profile, and the private one for oneself',
  access: 'anyone',
  params: { id: memberId() },
  query: { enable_profile_redirect: oneOf(['0', '1']).optional() },
  result: ownMember.extend(publicMember.shape),
  notFound: 'User not found',
  handle: async ({ db, settings }, { caller, params, query }) => {
    const member = await findMember(db, params.id);
    if (!member) throw new MemberNotFound();
    if (caller?.id !== member.id || member.status === 'withdrawn') {
      const toOperator = seesEveryone(caller);
      return ok(publicView(member, shownOf(settings), toOperator), { personal: toOperator });
    }
    if (query.enable_profile_redirect !== '1') return ok(ownView(member), { personal: true });
    const profile_redirect = needsProfile(member, requirementsOf(settings));
    return ok({ ...ownView(member), profile_redirect }, { personal: true });
  },
});
