import { createHash } from 'node:crypto';
import type { Metrics } from '@ideabox/telemetry';
import type { Redis } from 'ioredis';

/** Whether a member's key is for this call: the first that it came with. */
export type KeyRegister = (member: string, key: string, call: string) => Promise<boolean>;

/** As long as any service keeps an answer. */
const keptSeconds = 30 * 24 * 60 * 60;

/** So many first characters of a key say in which of a member's places it is noted: 4,096, however many keys come. */
const placeLength = 3;

/**
 * Notes in Redis, for all gateways together, which call a key came with. A key that falls into the place of another takes it over.
 * While Redis does not answer, every key passes: each service still does a keyed write once.
 */
export const createKeyRegister = (redis: Redis, metrics: Metrics): KeyRegister => {
  const unchecked = metrics.counter(
    'gateway_keys_unchecked_total',
    'Writes whose key was not compared with other calls because Redis did not answer',
  );
  return async (member, key, call) => {
    const keys = `keys:${member}`;
    const place = key.slice(0, placeLength);
    const note = `${key} ${createHash('sha256').update(call).digest('base64url').slice(0, 22)}`;
    try {
      const replies = await redis
        .multi()
        .hsetnx(keys, place, note)
        .hget(keys, place)
        .expire(keys, keptSeconds)
        .exec();
      const noted = String(replies?.[1]?.[1]);
      if (noted === note) return true;
      if (noted.startsWith(key)) return false;
      await redis.hset(keys, place, note);
    } catch {
      unchecked.inc();
    }
    return true;
  };
};
