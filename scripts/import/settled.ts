import { setTimeout as wait } from 'node:timers/promises';
import { type Bus, createBus, factStream } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';

type Link = Awaited<ReturnType<Bus['link']>>;

const unknown = { last: -1, waiting: Number.POSITIVE_INFINITY };

/**
 * Waits until every consumer has taken every fact, so that counters and dashboards show what was loaded; at most
 * `timeoutMs`. @returns whether it came to that.
 */
export const settled = async (natsUrl: string, timeoutMs = 120_000): Promise<boolean> => {
  const bus = createBus({ url: natsUrl, name: 'import', log: createLogger('import', 'silent') });
  const deadline = Date.now() + timeoutMs;
  const facts = async ({ jsm }: Link) => {
    const { state } = await jsm.streams.info(factStream);
    let waiting = 0;
    for await (const consumer of jsm.consumers.list(factStream)) {
      waiting += consumer.num_pending + consumer.num_ack_pending;
    }
    return { last: state.last_seq, waiting };
  };
  const over = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    // A NATS that is away, or does not work, is waited for no longer.
    const link = await Promise.race([bus.link(), late]);
    for (let previous = -1, quiet = 0; link && Date.now() < deadline; ) {
      const { last, waiting } = await facts(link).catch(() => unknown);
      quiet = waiting === 0 && last === previous ? quiet + 1 : 0;
      if (quiet >= 3) return true;
      previous = last;
      await wait(400);
    }
    return false;
  } finally {
    over.abort();
    await bus.close();
  }
};
