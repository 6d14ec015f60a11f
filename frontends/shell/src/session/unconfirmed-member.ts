import type { Member } from '@ideabox/contract';
import type { StoredUser } from './stored-user.ts';

/** Who the token says it is, while the server cannot be asked: enough to read and write; what more one may do is known once it answers. */
export function unconfirmedMember({ profile }: StoredUser): Member {
  return {
    id: profile.sub,
    portalName: profile.nickname ?? profile.preferred_username ?? '',
    roles: ['general'],
    userIconSrc: null,
    profileRedirect: false,
  };
}
