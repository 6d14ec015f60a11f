import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '@ideabox/telemetry';
import { LRUCache } from 'lru-cache';
import { channelOf } from './channel.ts';
import type { ChannelSigner } from './channel-signer.ts';
import { type CloseReason, closeReasons } from './close-reasons.ts';
import type { Connection } from './connection.ts';
import { drainMs } from './limits.ts';

export type HubLimits = { sockets: number; activitySeconds: number; patienceSeconds: number };

/** So many pushes are known to have been delivered here, so that one that comes again is dropped. */
const remembered = 20_000;

type Push = { notification_id: number; unread: number };

/** The sockets of this process, by the channels they listen to. */
export type Hub = {
  connections: ReadonlySet<Connection>;
  full: () => boolean;
  add: (connection: Connection) => void;
  remove: (connection: Connection, code: number) => void;
  /** @returns false when the socket may not listen to it. */
  subscribe: (connection: Connection, channel: string, auth: string) => boolean;
  unsubscribe: (connection: Connection, channel: string) => void;
  deliver: (memberId: string, push: Push) => void;
  /** Closes the sockets of a member for good. */
  dismiss: (memberId: string) => void;
  /** Sends every client away, to come back at once to another instance. */
  drain: (reason: CloseReason) => Promise<void>;
};

export const createHub = (options: { signer: ChannelSigner; limits: HubLimits; metrics: Metrics }): Hub => {
  const { signer, limits, metrics } = options;
  const connections = new Set<Connection>();
  const listeners = new Map<string, Set<Connection>>();
  const delivered = new LRUCache<number, true>({ max: remembered });
  const open = metrics.gauge('realtime_sockets', 'Open sockets');
  const closed = metrics.counter('realtime_sockets_closed_total', 'Sockets closed, by code', ['code']);
  const pushed = metrics.counter('realtime_pushes_total', 'Pushes sent to sockets');
  const unsubscribe = (connection: Connection, channel: string) => {
    if (!connection.channels.delete(channel)) return;
    if (connection.channels.size === 0) connection.idleSince = Date.now();
    const others = listeners.get(channel);
    others?.delete(connection);
    if (others?.size === 0) listeners.delete(channel);
  };
  return {
    connections,
    full: () => connections.size >= limits.sockets,
    add: (connection) => {
      connections.add(connection);
      open.set(connections.size);
    },
    remove: (connection, code) => {
      for (const channel of [...connection.channels]) unsubscribe(connection, channel);
      connections.delete(connection);
      open.set(connections.size);
      closed.inc({ code: String(code) });
    },
    subscribe: (connection, channel, auth) => {
      if (!signer.verify(connection.id, channel, auth)) return false;
      connection.channels.add(channel);
      connection.idleSince = null;
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(connection));
      return true;
    },
    unsubscribe,
    deliver: (memberId, push) => {
      const channel = channelOf(memberId);
      const hearing = listeners.get(channel);
      if (!hearing || delivered.has(push.notification_id)) return;
      delivered.set(push.notification_id, true);
      for (const connection of hearing) {
        connection.send('PushNotification', push, channel);
        pushed.inc();
      }
    },
    dismiss: (memberId) => {
      for (const connection of listeners.get(channelOf(memberId)) ?? [])
        connection.close(closeReasons.unauthorized);
    },
    drain: async (reason) => {
      for (const connection of connections) connection.close(reason);
      const deadline = Date.now() + drainMs;
      while (connections.size > 0 && Date.now() < deadline) await wait(20);
      for (const connection of connections) connection.terminate();
    },
  };
};
