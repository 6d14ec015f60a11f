import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import type { Limit } from '../limits/limit.ts';
import type { Member } from '../request/member.ts';
import { contextOf } from '../request/request-context.ts';
import { bearerToken } from '../tokens/bearer-token.ts';
import type { Identity } from '../tokens/identity.ts';
import { tokenExpired } from '../tokens/token-refusal.ts';
import { admit } from './admit.ts';
import type { MemberDirectory } from './member-directory.ts';

type Parts = {
  readToken: (token: string) => Promise<Identity>;
  findMember: MemberDirectory;
  passportOf: (member: Member) => Promise<string>;
  /** What an address may spend on tokens that are not in order. */
  limitRefused: Limit;
};

// An expired one was good: a whole office may come back from lunch with those.
const isGuess = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.message !== tokenExpired;

/** Every call of a service goes through here: who brings a token is known by it, or refused, on public paths too. */
export const authenticate =
  ({ readToken, findMember, passportOf, limitRefused }: Parts): RequestHandler =>
  async (request, _response, next) => {
    const context = contextOf(request);
    const { authorization } = context.headers;
    const isPage = !context.api && !context.rule;
    if (isPage || authorization === undefined) return next();
    try {
      const identity = await readToken(bearerToken(authorization));
      context.member = admit(await findMember(identity));
      context.passport = await passportOf(context.member);
    } catch (error) {
      if (isGuess(error)) await limitRefused(context);
      throw error;
    }
    next();
  };
