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
/** It is not waited for where something is known, when it has answered nobody for so long. */
const silenceMs = 1_000;

export type MemberDirectory = (identity: Identity) => Promise<Resolved>;

const explain = (error: unknown): unknown => {
  if (!(error instanceof RpcFailure)) return error;
  return error.unavailable ? ApiError.unavailable() : badToken('Signature verification failed');
};

type Known = { member: Resolved; at: number };

/** Tells how long who was asked has answered nobody. */
const watchSilence = () => {
  const open = new Set<object>();
  let since: number | undefined;
  return {
    asked: (): ((isAnswered: boolean) => void) => {
      const question = {};
      open.add(question);
      since ??= performance.now();
      return (isAnswered) => {
        open.delete(question);
        if (isAnswered) since = open.size > 0 ? performance.now() : undefined;
      };
    },
    /** So long until the silence is one; undefined where nobody waits. */
    left: () => (since === undefined ? undefined : Math.max(0, since + silenceMs - performance.now())),
  };
};

/**
 * Finds the member behind a token, who is created by the first question. Questions about one member at one time are one; while
 * identity can be asked, nothing older than `freshMs` is believed. Who calls again and again is asked about ahead of that, behind
 * the answer, so that only who was away waits for a question.
 * @throws ApiError 503 when identity is down and the member not known
 */
export const createMemberDirectory = (
  client: Client<IdentityServiceDefinition>,
  freshMs: number,
): MemberDirectory => {
  const known = new LRUCache<string, Known>({ max: 20_000, ttl: staleMs });
  const questions = new Map<string, Promise<Resolved>>();
  const silence = watchSilence();

  const ask = async ({ subject, preferredUsername, nickname, email, roles }: Identity) => {
    const request = { subject, preferred_username: preferredUsername, nickname, email, roles };
    const at = Date.now();
    const ended = silence.asked();
    try {
      const member = await client.call('ResolveMember', request);
      ended(true);
      known.set(subject, { member, at });
      return member;
    } catch (error) {
      const isDown = error instanceof RpcFailure && error.unavailable;
      ended(!isDown);
      const stale = known.get(subject);
      if (!stale || !isDown) throw explain(error);
      stale.at = Date.now() - freshMs + retryMs;
      return stale.member;
    } finally {
      questions.delete(subject);
    }
  };

  const questionOf = (identity: Identity) => {
    const question = questions.get(identity.subject) ?? ask(identity);
    questions.set(identity.subject, question);
    // Who does not wait for it hears of it by the next.
    question.catch(() => undefined);
    return question;
  };

  const untilSilence = async (question: Promise<Resolved>, { member }: Known): Promise<Resolved> => {
    for (let left = silence.left(); left; left = silence.left()) {
      let timer: NodeJS.Timeout | undefined;
      const passed = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), left);
      });
      const answer = await Promise.race([question, passed]);
      clearTimeout(timer);
      if (answer) return answer;
    }
    return silence.left() === undefined ? question : member;
  };

  return async (identity) => {
    const entry = known.get(identity.subject);
    const age = entry ? Date.now() - entry.at : Number.POSITIVE_INFINITY;
    if (entry && age < freshMs / 2) return entry.member;
    const question = questionOf(identity);
    if (!entry) return question;
    return age < freshMs ? entry.member : untilSilence(question, entry);
  };
};
