import { rpcError } from '@ideabox/grpc';
import type { ResolveMemberRequest__Output as Request } from '@ideabox/protos/identity/v1/ResolveMemberRequest';
import type { ResolveMemberResponse } from '@ideabox/protos/identity/v1/ResolveMemberResponse';
import type { Context } from '../context.ts';
import { shownName } from '../domain/member.ts';
import { isSubject, newMember } from '../domain/new-member.ts';
import { statusName } from '../store/member-facts.ts';
import { resolveMember as resolve } from '../store/resolve-member.ts';

/** The member behind a verified token, by the name that others see. Roles of the token count at the first call; later an admin's decision does. */
export const resolveMember =
  ({ db }: Context) =>
  async (request: Request): Promise<ResolveMemberResponse> => {
    if (!isSubject(request.subject)) throw rpcError('INVALID_ARGUMENT', 'subject');
    const member = await resolve(db, request.subject, () => newMember(request));
    return {
      member_id: member.id,
      portal_name: shownName(member),
      roles: member.roles,
      status: statusName(member.status),
      suspended_until: member.suspended_until?.toISOString() ?? '',
    };
  };
