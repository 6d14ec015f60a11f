import { ok } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { MemberNotFound, NotOneself } from '../domain/errors.ts';
import { profileChanges } from '../domain/profile-changes.ts';
import { needsProfile } from '../domain/profile-redirect.ts';
import { findMember } from '../store/find-member.ts';
import { updateProfile } from '../store/update-profile.ts';
import { memberId } from './member-id.ts';
import { ownMember } from './member-schemas.ts';
import { ownView } from './member-views.ts';
import { profileBody, profileOf } from './profile-body.ts';
import { route } from './route.ts';

export const putMember = route({
  method: 'put',
  path: '/members/:id',
  summary: 'Changes fields of one’s own profile: absent is unchanged, null is cleared',
  access: 'member',
  params: { id: memberId() },
  body: profileBody,
  result: ownMember,
  notFound: 'User not found',
  refusals: [403],
  handle: async ({ db, settings }, { caller, params, body }) => {
    const member = await findMember(db, params.id);
    if (!member) throw new MemberNotFound();
    if (caller.id !== member.id) throw new NotOneself();
    const { portal_name, nickname, profile } = body;
    checkText({ portal_name, nickname, profile }, settings.registry('allow_post_character') ?? '');
    const changes = profileChanges(member, profileOf(body));
    const unchanged = Object.keys(changes).length === 0;
    const now = unchanged ? member : await updateProfile(db, member.id, changes);
    if (!now) throw new MemberNotFound();
    const profile_redirect = needsProfile(now, settings.registry('profile_fields_required'));
    return ok({ ...ownView(now), profile_redirect });
  },
});
