import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../refusal.ts';
import { type Caller, callerKey } from './caller.ts';
import type { RateClass } from './rate-classes.ts';

/**
 * Takes one call from what the caller may make.
 * @returns the headers that tell how much is left; none for an exempt address.
 * @throws ApiError 429
 */
export type Limit = (caller: Caller) => Promise<Record<string, string>>;

const none = {};

export const limitOf = (options: {
  name: RateClass;
  limiter: RateLimiterAbstract;
  points: number;
  duration: number;
  isExempt: (address: string) => boolean;
  refused: () => void;
}): Limit => {
  const { name, limiter } = options;
  const policy = `"${name}";q=${options.points};w=${options.duration}`;
  const headersOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    RateLimit: `"${name}";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1_000)}`,
    'RateLimit-Policy': policy,
  });
  return async (caller) => {
    if (options.isExempt(caller.address)) return none;
    try {
      return headersOf(await limiter.consume(callerKey(caller)));
    } catch (error) {
      if (error instanceof Error) throw error;
      options.refused();
      const state = error as RateLimiterRes;
      const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
      throw tooMany({ ...headersOf(state), 'Retry-After': String(seconds) });
    }
  };
};
