import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@ideabox/telemetry';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { applyStreamSettings, makeMissingStreams } from './streams.ts';

type Link = { nats: NatsConnection; js: JetStreamClient; jsm: JetStreamManager };

/** The connection to NATS: made in the background, and again whenever it is lost. */
export type Bus = {
  /** Waits for the first connection; the link then stays usable across reconnections. */
  link: () => Promise<Link>;
  connected: () => boolean;
  /** Gives up a connection that stands and does not work for another, to the next server where there are several. */
  reconnect: () => Promise<void>;
  /** On how many servers streams that it makes are kept. */
  replicas: number | undefined;
  /** Has `hear` called whenever a connection that was lost is back. */
  onReconnect: (hear: () => void) => void;
  close: () => Promise<void>;
};

/** Where URLs, apart by commas, lead to, and as whom: the client itself does not read the user and the password of one. */
const serversOf = (given: string) => {
  const urls = given.split(',').map((url) => new URL(url.trim()));
  const { username = '', password = '' } = urls[0] ?? {};
  const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { servers: urls.map(({ host }) => host), ...(username ? login : {}) };
};

export const createBus = (options: {
  url: string;
  name: string;
  log: Logger;
  replicas?: number | undefined;
}): Bus => {
  const { log, replicas } = options;
  let closed = false;
  let connected = false;
  let current: Link | undefined;
  const listeners = new Set<() => void>();
  const watch = async (nats: NatsConnection) => {
    connected = true;
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') connected = false;
      if (type !== 'reconnect') continue;
      connected = true;
      log.info({ server: nats.getServer() }, 'connected to NATS again');
      for (const hear of listeners) hear();
    }
    connected = false;
  };
  const open = async (): Promise<Link> => {
    for (let attempt = 0; ; attempt += 1) {
      let nats: NatsConnection | undefined;
      try {
        nats = await connect({
          ...serversOf(options.url),
          name: options.name,
          maxReconnectAttempts: -1,
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: 250,
          // A server that hangs is left after a quarter of a minute.
          pingInterval: 5_000,
          timeout: 2_000,
        });
        const jsm = await jetstreamManager(nats, { timeout: 2_000 });
        await makeMissingStreams(jsm, replicas);
        await applyStreamSettings(jsm, replicas).catch((error) =>
          log.error({ err: error }, 'the streams keep the settings that they had'),
        );
        current = { nats, jsm, js: jetstream(nats, { timeout: 2_000 }) };
        void watch(nats);
        return current;
      } catch (error) {
        await nats?.close();
        if (closed) throw error;
        log.warn({ err: error, attempt }, 'waiting for NATS');
        await wait(Math.min(5_000, 250 * 2 ** Math.min(attempt, 10)), undefined, { ref: false });
      }
    }
  };
  const link = open();
  link.catch(() => undefined);
  return {
    link: () => link,
    connected: () => connected,
    replicas,
    reconnect: async () => (await link).nats.reconnect(),
    onReconnect: (hear) => void listeners.add(hear),
    close: async () => {
      closed = true;
      await current?.nats.close();
    },
  };
};
