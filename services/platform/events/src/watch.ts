import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from './bus.ts';
import type { Consumer } from './consumer.ts';
import type { FactHealth } from './fact-health.ts';
import { factStream, makeMissingStreams } from './streams.ts';

const everyMs = 3_000;

type Options = { bus: Bus; health: FactHealth; consumers: Consumer[] };

const restoreStreams = async ({ bus, health }: Options): Promise<void> => {
  const { jsm } = await bus.link();
  for (const name of await makeMissingStreams(jsm)) health.restored('stream', name);
};

/** A consumer that is gone, or was made anew by another process, is opened again. */
const restoreConsumers = async ({ bus, consumers }: Options): Promise<void> => {
  const { jsm } = await bus.link();
  const held = new Map<string, string>();
  for await (const { name, created } of jsm.consumers.list(factStream)) held.set(name, created);
  const closed = consumers.filter((consumer) => consumer.created() === undefined);
  for (const consumer of consumers) {
    const opened = consumer.created();
    if (opened !== undefined && held.get(consumer.durable) !== opened) consumer.reopen();
  }
  if (closed.length > 0)
    throw new Error(`${closed.map(({ durable }) => durable).join(', ')} cannot be opened`);
};

/**
 * Looks every few seconds, and whenever the connection is back, whether the streams and these consumers are there, and has
 * what is missing made again. @returns what ends it
 */
export const startWatch = (options: Options): (() => void) => {
  const { bus, health } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let sleep = new AbortController();
  bus.onReconnect(() => sleep.abort());
  const look = async (part: 'streams' | 'consumers', restore: (options: Options) => Promise<void>) => {
    try {
      await restore(options);
      health.well(part);
    } catch (error) {
      if (!signal.aborted) health.troubled(part, error);
    }
  };
  const loop = async () => {
    await bus.link();
    while (!signal.aborted) {
      sleep = new AbortController();
      await wait(everyMs, undefined, { signal: AbortSignal.any([signal, sleep.signal]), ref: false }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      await look('streams', restoreStreams);
      await look('consumers', restoreConsumers);
    }
  };
  loop().catch(() => undefined);
  return () => stopping.abort();
};
