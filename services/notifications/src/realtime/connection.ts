import { randomInt } from 'node:crypto';
import { WebSocket } from 'ws';
import type { CloseReason } from './close-reasons.ts';
import { maxBufferedBytes, maxMessages, messageWindowMs } from './limits.ts';

/** One client's socket. Times are milliseconds since the epoch. */
export type Connection = {
  /** Two numbers with a dot between, as Pusher's clients expect. */
  id: string;
  channels: Set<string>;
  lastHeard: number;
  /** Since when it listens to nothing; null while it listens. */
  idleSince: number | null;
  /** Whether it was asked for a sign of life that it has not given yet. */
  asked: boolean;
  send: (event: string, data: unknown, channel?: string) => void;
  close: (reason: CloseReason) => void;
  terminate: () => void;
  /** Counts a message. @returns whether it is one too many. */
  exceedsRate: () => boolean;
};

const part = () => randomInt(1, 2 ** 47);

export const createConnection = (socket: WebSocket): Connection => {
  let window = { began: Date.now(), messages: 0 };
  return {
    id: `${part()}.${part()}`,
    channels: new Set(),
    lastHeard: Date.now(),
    idleSince: Date.now(),
    asked: false,
    send: (event, data, channel) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      // Closing in good order would wait behind what the client does not read.
      if (socket.bufferedAmount > maxBufferedBytes) return socket.terminate();
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    },
    close: ({ code, message }) => socket.close(code, message),
    terminate: () => socket.terminate(),
    exceedsRate: () => {
      const now = Date.now();
      if (now - window.began > messageWindowMs) window = { began: now, messages: 0 };
      window.messages += 1;
      return window.messages > maxMessages;
    },
  };
};
