import { type Breaker, createBreaker } from '@ideabox/grpc';
import type { ServiceName } from '@ideabox/protos';
import type { Logger, Metrics } from '@ideabox/telemetry';
import { Pool } from 'undici';

export type UpstreamName = ServiceName | 'web';

export type Breakers = { of: (name: UpstreamName) => Breaker; close: () => Promise<void> };

/** A breaker for each upstream, which looks after it where probes do: what is not ready answers too. */
export const createBreakers = (
  urls: Record<UpstreamName, string>,
  { log, metrics, patienceMs }: { log: Logger; metrics: Metrics; patienceMs: number },
): Breakers => {
  const open = metrics.gauge('gateway_breaker_open', 'Whether calls of an upstream are refused at once', [
    'upstream',
  ]);
  const made = Object.entries(urls).map(([name, url]) => {
    const pool = new Pool(new URL(url).origin, { connections: 1 });
    const probe = (signal: AbortSignal) =>
      pool
        .request({ method: 'GET', path: '/readyz', signal })
        .then(({ body }) => body.dump().then(() => true))
        .catch(() => false);
    const changed = (state: 'open' | 'closed') => {
      open.set({ upstream: name }, state === 'open' ? 1 : 0);
      log.warn({ upstream: name, state }, 'breaker');
    };
    open.set({ upstream: name }, 0);
    const breaker = createBreaker({ probe, changed, patienceMs });
    const close = () => {
      breaker.stop();
      return pool.destroy();
    };
    return [name, { breaker, close }] as const;
  });
  const breakers = new Map<string, (typeof made)[number][1]>(made);
  return {
    of: (name) => (breakers.get(name) as (typeof made)[number][1]).breaker,
    close: async () => {
      await Promise.all(made.map(([, { close }]) => close()));
    },
  };
};
