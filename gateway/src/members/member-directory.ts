import { type Client, RpcFailure } from '@ideabox/grpc';
import { ApiError } from '@ideabox/http';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { ResolveMemberResponse__Output as Resolved } from '@ideabox/protos/identity/v1/ResolveMemberResponse';
import { LRUCache } from 'lru-cache';
import { badToken } from '../refusal.ts';
import type { Identity } from '../tokens/identity.ts';

/** While it cannot be asked, members who were here a moment ago go on. */
const staleMs = 60_000;
/** And need not wait for another question each time they call. */
const retryMs = 1_000;
const deadlineMs = 1_500;

export type MemberDirectory = (identity: Identity) => Promise<Resolved>;

const explain = (error: unknown): unknown => {
  if (!(error instanceof RpcFailure)) return error;
  return error.unavailable ? ApiError.unavailable() : badToken('Signature verification failed');
};

/**
 * Finds the member behind a token, who is created by the first question. Questions about one member at one time are one; while
 * identity can be asked, nothing older than `freshMs` is believed.
 * @throws ApiError 503 when identity is down and the member not known
 */
export const createMemberDirectory = (
  client: Client<IdentityServiceDefinition>,
  freshMs: number,
): MemberDirectory => {
  const known = new LRUCache<string, { member: Resolved; at: number }>({ max: 20_000, ttl: staleMs });
  const asked = new Map<string, Promise<Resolved>>();

  const ask = async ({ subject, preferredUsername, nickname, email, roles }: Identity) => {
    const request = { subject, preferred_username: preferredUsername, nickname, email, roles };
    const at = Date.now();
    try {
      const member = await client.call('ResolveMember', request, { deadlineMs });
      known.set(subject, { member, at });
      return member;
    } catch (error) {
      const stale = known.get(subject);
      if (!stale || !(error instanceof RpcFailure) || !error.unavailable) throw explain(error);
      stale.at = Date.now() - freshMs + retryMs;
      return stale.member;
    } finally {
      asked.delete(subject);
    }
  };

  return (identity) => {
    const entry = known.get(identity.subject);
    if (entry && Date.now() - entry.at < freshMs) return Promise.resolve(entry.member);
    const question = asked.get(identity.subject) ?? ask(identity);
    asked.set(identity.subject, question);
    return question;
  };
};
