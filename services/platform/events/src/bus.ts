import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@ideabox/telemetry';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';

type Link = { nats: NatsConnection; js: JetStreamClient; jsm: JetStreamManager };

/** The connection to NATS: made in the background, and again whenever it is lost. */
export type Bus = {
  /** Waits for the first connection; the link then stays usable across reconnections. */
  link: () => Promise<Link>;
  connected: () => boolean;
  close: () => Promise<void>;
};

/** Every published fact. */
export const factStream = 'FACTS';
/** Facts that a consumer gave up on. */
export const deadLetterStream = 'DEAD_LETTERS';

const day = 24 * 60 * 60 * 1000;
const streams = [
  { name: factStream, subjects: ['ideabox.>'], max_age: nanos(14 * day), duplicate_window: nanos(120_000) },
  { name: deadLetterStream, subjects: ['dead.>'], max_age: nanos(90 * day) },
];

const ensureStreams = async (jsm: JetStreamManager) => {
  for (const stream of streams) {
    await jsm.streams.info(stream.name).catch(() => jsm.streams.add(stream));
  }
};

/** Where a URL leads to, and as whom: the client itself does not read the user and the password of one. */
const serverOf = (given: string) => {
  const { host, username, password } = new URL(given);
  const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { servers: host, ...(username ? login : {}) };
};

export const createBus = (options: { url: string; name: string; log: Logger }): Bus => {
  let closed = false;
  let current: Link | undefined;
  const open = async (): Promise<Link> => {
    for (let attempt = 0; ; attempt += 1) {
      let nats: NatsConnection | undefined;
      try {
        nats = await connect({
          ...serverOf(options.url),
          name: options.name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          timeout: 2_000,
        });
        const jsm = await jetstreamManager(nats);
        await ensureStreams(jsm);
        current = { nats, jsm, js: jetstream(nats) };
        return current;
      } catch (error) {
        await nats?.close();
        if (closed) throw error;
        options.log.warn({ err: error, attempt }, 'waiting for NATS');
        await wait(Math.min(5_000, 250 * 2 ** Math.min(attempt, 10)), undefined, { ref: false });
      }
    }
  };
  const link = open();
  link.catch(() => undefined);
  return {
    link: () => link,
    connected: () => current !== undefined && !current.nats.isClosed(),
    close: async () => {
      closed = true;
      await current?.nats.close();
    },
  };
};
