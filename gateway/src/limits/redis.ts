import type { Logger } from '@ideabox/telemetry';
import { Redis } from 'ioredis';

/** How long starting waits for it: counting begins in one place where that can be had. */
const firstLookMs = 1_000;

const settled = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
    setTimeout(resolve, firstLookMs).unref();
  });

/**
 * A client that never makes a request wait: with Redis gone every command fails at once, with one that hangs after `timeoutMs`,
 * and the limiters go on from memory.
 */
export const connectRedis = async (url: string, timeoutMs: number, log: Logger): Promise<Redis> => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    commandTimeout: timeoutMs,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let reachable = true;
  redis.on('error', (error) => {
    if (reachable) log.warn({ err: error }, 'Redis is gone: limits are counted in memory');
    reachable = false;
  });
  redis.on('ready', () => {
    if (!reachable) log.info('Redis is back');
    reachable = true;
  });
  await settled(redis);
  return redis;
};
