import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import { canonicalUrl } from '../cache/cache-key.ts';
import { isRead } from '../request/is-read.ts';
import { contextOf } from '../request/request-context.ts';
import type { KeyRegister } from './key-register.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A write is the same in every language; only the names in its answer are not. */
const writeOf = (url: string): string => {
  const [path, query] = canonicalUrl(url).split('?');
  const asked = new URLSearchParams(query);
  asked.delete('lang');
  return `${path}?${asked}`;
};

/**
 * Refuses a member's key that came with another call before, be that another service's. Whether the body is the same is for the
 * service to say, which keeps the answer; so is a key that is no UUID.
 */
export const holdKey =
  (isFor: KeyRegister): RequestHandler =>
  async (request, _response, next) => {
    const { member, headers } = contextOf(request);
    const key = headers['idempotency-key'];
    if (!member || isRead(request.method) || typeof key !== 'string' || !uuid.test(key)) return next();
    const call = `${request.method} ${writeOf(request.url)}`;
    if (!(await isFor(member.id, key.toLowerCase(), call))) throw new ApiError(409, 'Invalid Request');
    next();
  };
