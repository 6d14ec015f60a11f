import type { Metrics } from '@ideabox/telemetry';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Insurance } from './insurance.ts';
import { type Limit, limitOf } from './limit.ts';
import { pointsOf, type RateClass, rateClasses, rateSeconds } from './rate-classes.ts';

export type Limits = {
  /** Counted for all gateways together, in Redis; fails over to this process. */
  shared: Record<RateClass, Limit>;
  /** Counted in this process alone, for answers that cost less than asking Redis would. */
  local: Record<'read' | 'page', Limit>;
};

export const createLimits = (options: {
  redis: Redis;
  scale: number;
  metrics: Metrics;
  isExempt: (address: string) => boolean;
}): Limits => {
  const { metrics, isExempt, redis: storeClient } = options;
  const insured = metrics.counter(
    'gateway_rate_limit_insurance_total',
    'Calls that were counted in memory because Redis did not answer',
    ['class'],
  );
  const refused = metrics.counter('gateway_rate_limited_total', 'Calls over their limit', ['class']);
  const limitFor = (name: RateClass, kind: 'shared' | 'local', unscaled: number) => {
    const points = Math.max(1, Math.round(unscaled * options.scale));
    const settings = { points, duration: rateSeconds };
    const limiter =
      kind === 'local'
        ? new RateLimiterMemory({ ...settings, keyPrefix: name })
        : new RateLimiterRedis({
            ...settings,
            storeClient,
            keyPrefix: `limit:${name}`,
            rejectIfRedisNotReady: true,
            inMemoryBlockOnConsumed: settings.points + 1,
            insuranceLimiter: new Insurance({ ...settings, keyPrefix: name }, () =>
              insured.inc({ class: name }),
            ),
          });
    return limitOf({ name, limiter, ...settings, isExempt, refused: () => refused.inc({ class: name }) });
  };
  const make = (name: RateClass, kind: 'shared' | 'local'): Limit => {
    const points = pointsOf(name);
    const ofMember = limitFor(name, kind, points.member);
    const ofAddress = limitFor(name, kind, points.address);
    return (caller) => (caller.member ? ofMember : ofAddress)(caller);
  };
  const names = Object.keys(rateClasses) as RateClass[];
  return {
    shared: Object.fromEntries(names.map((name) => [name, make(name, 'shared')])) as Limits['shared'],
    local: { read: make('read', 'local'), page: make('page', 'local') },
  };
};
