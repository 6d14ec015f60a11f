import type { ApiClient, One } from '@ideabox/api-client';
import type { Member } from '@ideabox/contract';

type Me = {
  id: string;
  portal_name: string | null;
  roles: string[];
  user_icon_src?: string | null;
  user_icon_active?: number | boolean | null;
  profile_redirect?: number | boolean | null;
};

/** The member behind the token; the first call ever creates it. */
export async function getMe(api: ApiClient, signal?: AbortSignal): Promise<Member> {
  const { results: me } = await api.get<One<Me>>('/me', { signal });
  return {
    id: me.id,
    portalName: me.portal_name ?? '',
    roles: me.roles.length > 0 ? me.roles : ['general'],
    userIconSrc: me.user_icon_active ? (me.user_icon_src ?? null) : null,
    profileRedirect: Boolean(me.profile_redirect),
  };
}
