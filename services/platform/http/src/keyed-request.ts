import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Caller } from './route.ts';

/** A write that its sender may repeat under the same key. */
export type KeyedRequest = { member: string; key: string; fingerprint: string };

const bodyOf = (body: unknown) => (Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null));

/**
 * What identifies a write that came with an `Idempotency-Key`; undefined where there is none, or nobody whose it is.
 * @throws ApiError 400 for a key that is no UUID
 */
export const keyedRequest = (request: Request, caller: Caller | null): KeyedRequest | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!z.guid().safeParse(key).success)
    throw new ApiError(400, 'Invalid Request', { errors: { 'Idempotency-Key': ['invalid'] } });
  if (!caller) return undefined;
  const hash = createHash('sha256')
    .update(`${request.method} ${request.path}\n`)
    .update(bodyOf(request.body));
  return { member: caller.id, key: key.toLowerCase(), fingerprint: hash.digest('base64url') };
};
