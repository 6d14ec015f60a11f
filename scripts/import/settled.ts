import { setTimeout as wait } from 'node:timers/promises';
import { createBus, factStream } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';

/**
 * Waits until every consumer has taken every fact, so that counters and dashboards show what was loaded; at most
 * `timeoutMs`. @returns whether it came to that.
 */
export const settled = async (natsUrl: string, timeoutMs = 120_000): Promise<boolean> => {
  const bus = createBus({ url: natsUrl, name: 'import', log: createLogger('import', 'silent') });
  const deadline = Date.now() + timeoutMs;
  const facts = async () => {
    const { jsm } = await bus.link();
    const { state } = await jsm.streams.info(factStream);
    let waiting = 0;
    for await (const consumer of jsm.consumers.list(factStream)) {
      waiting += consumer.num_pending + consumer.num_ack_pending;
    }
    return { last: state.last_seq, waiting };
  };
  try {
    for (let previous = -1, quiet = 0; Date.now() < deadline; ) {
      const { last, waiting } = await facts();
      quiet = waiting === 0 && last === previous ? quiet + 1 : 0;
      if (quiet >= 3) return true;
      previous = last;
      await wait(400);
    }
    return false;
  } finally {
    await bus.close();
  }
};
