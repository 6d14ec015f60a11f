import { setTimeout as wait } from 'node:timers/promises';
import { type Bus, createBus } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';
import { StartFailure } from '../command-line/start-failure.ts';
import { findAddresses } from '../stack/access.ts';

const patienceMs = 3_000;

/** Works with the NATS that NATS_URL names, else with the local stack's. @throws StartFailure when it is not there. */
export const withBus = async <T>(work: (bus: Bus) => Promise<T>): Promise<T> => {
  const url = process.env.NATS_URL || findAddresses().NATS_URL;
  const bus = createBus({ url, name: 'dead-letters', log: createLogger('dead-letters', 'silent') });
  const found = new AbortController();
  try {
    await Promise.race([bus.link(), wait(patienceMs, undefined, { signal: found.signal })]);
    if (!bus.connected()) {
      const place = url.replace(/^.*[/@]/, '');
      throw new StartFailure(
        `NATS does not answer at ${place}: start Ideabox with "npm start" or "npm run dev", or set NATS_URL.`,
      );
    }
    return await work(bus);
  } finally {
    found.abort();
    await bus.close();
  }
};
