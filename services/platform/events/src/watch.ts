import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@ideabox/postgres';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import type { Consumer } from './consumer.ts';
import type { FactHealth, Part } from './fact-health.ts';
import { noteStream, publishLostAgain, type StreamState } from './fact-log.ts';
import { factStream, makeMissingStreams } from './streams.ts';
import { expectNothingUndone } from './undone.ts';

const everyMs = 3_000;

type Options = {
  db: Database;
  bus: Bus;
  health: FactHealth;
  consumers: Consumer[];
  /** Called when facts were put into the outbox. */
  wakeRelay: () => void;
};

/** Makes streams that are gone, and has published again what a stream was lost with. */
const restoreStreams = async ({ db, bus, health, wakeRelay }: Options): Promise<void> => {
  const { jsm } = await bus.link();
  for (const name of await makeMissingStreams(jsm, bus.replicas)) health.restored('stream', name);
  const again = await publishLostAgain(db, await streamState(jsm));
  if (again === undefined) return;
  health.restored('facts', `${again} of the log, since the stream was lost`);
  wakeRelay();
};

const streamState = async (jsm: JetStreamManager): Promise<StreamState> => {
  const { created, state } = await jsm.streams.info(factStream);
  return { created, lastSequence: state.last_seq };
};

/** Notes how far all consumers are. One of ours that is gone, or was made anew by another process, is opened again. */
const restoreConsumers = async ({ db, bus, consumers }: Options): Promise<void> => {
  const { jsm } = await bus.link();
  const held = new Map<string, string>();
  const stream = await streamState(jsm);
  // What was confirmed before this moment, the consumers below can have.
  const moment = await db.one<{ now: string }>(sql`SELECT clock_timestamp()::text AS now`);
  let idle = true;
  for await (const { name, created, ...left } of jsm.consumers.list(factStream)) {
    held.set(name, created);
    idle &&= left.num_pending === 0 && left.num_ack_pending === 0;
  }
  await noteStream(db, stream, { consumers: [...held.keys()], takenAt: idle ? moment?.now : undefined });
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
  let back = new AbortController();
  bus.onReconnect(() => back.abort());
  const look = async (part: Part, restore: (options: Options) => Promise<void>) => {
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
      await wait(everyMs, undefined, { signal: AbortSignal.any([signal, back.signal]), ref: false }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      back = new AbortController();
      await look('streams', restoreStreams);
      await look('consumers', restoreConsumers);
      await look('log', expectNothingUndone);
    }
  };
  loop().catch(() => undefined);
  return () => stopping.abort();
};
