import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { headers } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import type { FactHealth } from './fact-health.ts';
import { logConfirmed } from './fact-log.ts';
import { awayMs, NothingConfirmed } from './failure.ts';
import { lookForUndone, positionHeader } from './undone.ts';

type Row = { position: number; event_id: string; name: string; payload: unknown; request_id: string | null };

/** Carries facts from the outbox to JetStream. */
export type Relay = {
  /** Says that there may be something to publish; without it the relay looks every `pollMs`. */
  wake: () => void;
  stop: () => Promise<void>;
};

type Options = {
  service: string;
  db: Database;
  bus: Bus;
  log: Logger;
  health: FactHealth;
  /** How long a fact may lie in the outbox when nobody has said that it is there. */
  pollMs: number;
  /** How long JetStream has to confirm a fact, before it is published again. */
  publishMs: number;
  /** How long nothing may be confirmed on a connection that stands, before another is made. */
  stuckMs: number;
};

const batchSize = 200;

/**
 * Publishes a batch and moves what JetStream has confirmed to the log. Rows are locked meanwhile, so that several relays share
 * the work; a row whose confirmation is lost is published again under the same id.
 * @param broken resolves when the connection was lost, and with it what is not confirmed yet
 */
const relayBatch = async ({ db, bus, publishMs }: Options, broken: Promise<void>): Promise<number> => {
  const { js } = await bus.link();
  return db.transaction(async (tx) => {
    const rows = await tx.rows<Row>(sql`
      SELECT position, event_id, name, payload, request_id FROM outbox
      ORDER BY position LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`);
    if (rows.length === 0) return 0;
    const heard: number[] = [];
    let failure: unknown = 'the connection was lost';
    const sent = rows.map(async (row) => {
      const meta = headers();
      meta.set('event-id', row.event_id);
      meta.set(positionHeader, String(row.position));
      if (row.request_id) meta.set('request-id', row.request_id);
      const body = JSON.stringify(row.payload);
      const how = { msgID: row.event_id, headers: meta, timeout: publishMs };
      await js.publish(`ideabox.${row.name}`, body, how).then(
        () => heard.push(row.position),
        (error) => {
          failure = error;
        },
      );
    });
    await Promise.race([Promise.all(sent), broken]);
    const confirmed = [...heard];
    if (confirmed.length === 0) throw new NothingConfirmed(String(failure), { cause: failure });
    await logConfirmed(tx, confirmed);
    return confirmed.length;
  });
};

/** Leaves a connection on which nothing has been confirmed for too long, though it stands. */
const createStuckGuard = ({ bus, health, stuckMs }: Options) => {
  let since: number | undefined;
  return {
    published: () => {
      since = undefined;
      health.well('publishing');
    },
    failed: async (error: unknown) => {
      if (!(error instanceof NothingConfirmed)) return;
      since ??= performance.now();
      if (performance.now() - since < stuckMs) return;
      health.troubled('publishing', error);
      since = performance.now();
      if (!bus.connected()) return;
      health.restored('connection', 'nothing was confirmed on the former');
      await bus.reconnect();
    },
  };
};

export const startRelay = (options: Options): Relay => {
  const { bus, log, pollMs, publishMs } = options;
  const guard = createStuckGuard(options);
  let looked = false;
  const stopped = new AbortController();
  let sleep = new AbortController();
  let woken = false;
  let broken = Promise.withResolvers<void>();
  bus.onReconnect(() => {
    broken.resolve();
    broken = Promise.withResolvers();
  });
  const wake = () => {
    woken = true;
    sleep.abort();
  };
  const idle = async (ms: number) => {
    sleep = new AbortController();
    if (!woken) await wait(ms, undefined, { signal: sleep.signal }).catch(() => undefined);
    woken = false;
  };
  const loop = async () => {
    for (let failures = 0; !stopped.signal.aborted; ) {
      try {
        if (!looked) await lookForUndone(options);
        looked = true;
        const published = await relayBatch(options, broken.promise);
        failures = 0;
        guard.published();
        if (published < batchSize && !stopped.signal.aborted) await idle(pollMs);
      } catch (error) {
        // Where the database broke off, it may come back as it was earlier.
        if (!(error instanceof NothingConfirmed)) looked = false;
        failures += 1;
        if (!stopped.signal.aborted) log.warn({ err: error, failures }, 'facts wait in the outbox');
        await guard
          .failed(error)
          .catch((failure) => log.warn({ err: failure }, 'could not reconnect to NATS'));
        // No wake cuts this short: what does not answer is not asked more often because there is more to tell.
        await wait(awayMs(failures), undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };
  const done = loop();
  return {
    wake,
    stop: async () => {
      stopped.abort();
      wake();
      await Promise.race([done, wait(publishMs, undefined, { ref: false })]);
    },
  };
};
