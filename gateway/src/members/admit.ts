import { ApiError } from '@ideabox/http';
import type { ResolveMemberResponse__Output as Resolved } from '@ideabox/protos/identity/v1/ResolveMemberResponse';
import { badToken } from '../refusal.ts';
import type { Member } from '../request/member.ts';

/**
 * The member, if it may act. One who has withdrawn is nobody, so its token is as good as none.
 * @throws ApiError 403 when suspended or invalidated; 401 when withdrawn
 */
export const admit = ({ member_id, portal_name, roles, status }: Resolved): Member => {
  if (status === 'MEMBER_STATUS_WITHDRAWN') throw badToken('Signature verification failed');
  if (status !== 'MEMBER_STATUS_ACTIVE') throw ApiError.forbidden();
  return { id: member_id, name: portal_name, roles };
};
