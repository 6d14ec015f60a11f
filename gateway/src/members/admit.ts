import { ApiError } from '@ideabox/http';
import type { ResolveMemberResponse__Output as Resolved } from '@ideabox/protos/identity/v1/ResolveMemberResponse';
import { badToken } from '../refusal.ts';
import type { Member } from '../request/member.ts';

/**
 * The member, if it may act. One who has withdrawn is nobody, so its token is as good as none.
 * @throws ApiError 403 when suspended or invalidated, with when to come back where that is known; 401 when withdrawn
 */
export const admit = ({ member_id, portal_name, roles, status, suspended_until }: Resolved): Member => {
  if (status === 'MEMBER_STATUS_WITHDRAWN') throw badToken('Signature verification failed');
  if (status !== 'MEMBER_STATUS_ACTIVE') throw forbiddenUntil(suspended_until);
  return { id: member_id, name: portal_name, roles };
};

const forbiddenUntil = (end: string): ApiError => {
  const seconds = Math.ceil((Date.parse(end) - Date.now()) / 1_000);
  return new ApiError(403, 'Forbidden', { headers: seconds > 0 ? { 'Retry-After': String(seconds) } : {} });
};
