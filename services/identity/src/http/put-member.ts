import { ok } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { MemberNotFound } from '../domain/errors.ts';
import { requirementsOf } from '../domain/features.ts';
import { requireOwn } from '../domain/oneself.ts';
import { checkPortalName } from '../domain/portal-name.ts';
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
    const member = requireOwn(caller, await findMember(db, params.id));
    const { portal_name, nickname, username, profile } = body;
    const allowed = settings.registry('allow_post_character') ?? '';
    checkText({ profile }, allowed, { portal_name, nickname, username });
    const given = profileOf(body);
    checkPortalName(given.portal_name, member.portal_name);
    const changes = profileChanges(member, given);
    const unchanged = Object.keys(changes).length === 0;
    const now = unchanged ? member : await updateProfile(db, member.id, changes);
    if (!now) throw new MemberNotFound();
    const profile_redirect = needsProfile(now, requirementsOf(settings));
    return ok({ ...ownView(now), profile_redirect });
  },
});
