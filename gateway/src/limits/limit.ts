import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../refusal.ts';
import { type Caller, callerKey } from './caller.ts';
import type { RateClass } from './rate-classes.ts';

/** A call that was counted: the headers that tell how much is left, and what takes the count back. */
type Counted = { left: Record<string, string>; giveBack: () => void };

/**
 * Takes one call from what the caller may make; nothing from an exempt address.
 * @throws ApiError 429
 */
export type Limit = (caller: Caller) => Promise<Counted>;

const uncounted: Counted = { left: {}, giveBack: () => undefined };

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
    if (options.isExempt(caller.address)) return uncounted;
    try {
      const key = callerKey(caller);
      const left = headersOf(await limiter.consume(key));
      // It is counted a little too strictly where Redis has gone meanwhile.
      return { left, giveBack: () => void limiter.reward(key).catch(() => undefined) };
    } catch (error) {
      if (error instanceof Error) throw error;
      options.refused();
      const state = error as RateLimiterRes;
      const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
      throw tooMany({ ...headersOf(state), 'Retry-After': String(seconds) });
    }
  };
};
