import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { takenEverywhere } from './read-query.ts';
import type { Caller, Route } from './route.ts';

/** A write that its sender may repeat under the same key. */
export type KeyedRequest = { member: string; key: string; fingerprint: string; kind: string | undefined };

const bodyOf = (body: unknown) => (Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null));

/** The address with its query in one order, without what every call takes: the same attempt may come again in another language. */
const addressOf = ({ path, query }: Request): string => {
  const asked = Object.entries(query).filter(([name]) => !takenEverywhere.includes(name));
  return asked.length === 0 ? path : `${path}?${JSON.stringify(asked.sort())}`;
};

const fingerprintOf = (request: Request): string =>
  createHash('sha256')
    .update(`${request.method} ${addressOf(request)}\n`)
    .update(bodyOf(request.body))
    .digest('base64url');

/**
 * What identifies a write that came with an `Idempotency-Key`; undefined where there is none, or nobody whose it is. A visitor's
 * key counts for attempts alone, and with its words: the same key with others may be somebody else's.
 * @throws ApiError 400 for a key that is no UUID
 */
export const keyedRequest = (
  request: Request,
  caller: Caller | null,
  { attempt }: Pick<Route<never>, 'attempt'>,
): KeyedRequest | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!z.guid().safeParse(key).success)
    throw new ApiError(400, 'Invalid Request', { errors: { 'Idempotency-Key': ['invalid'] } });
  if (!caller && !attempt) return undefined;
  const fingerprint = fingerprintOf(request);
  const member = caller?.id ?? `visitor:${fingerprint}`;
  return { member, key: key.toLowerCase(), fingerprint, kind: attempt };
};
