import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets go of the clients of a server, so that none of them sends into a connection that is being closed. */
export type Drain = {
  /** From now on a connection ends with its answer; calls are taken as before. */
  begin: () => void;
  /** Takes no more connections, and resolves when calls under way have ended; after `endMs` they are broken off. */
  end: (endMs: number) => Promise<void>;
};

/**
 * Connections that wait for a next call are closed so often. Who has kept one and asks meanwhile uses it up, as there are no new ones: what is
 * closed then is in nobody's hands.
 */
const sweepMs = 50;

/**
 * What comes while a turn of the event loop works waits until its end: a turn as short as this lets hardly any come. One is looked for
 * so long.
 */
const [shortTurnMs, longestLookMs] = [0.1, 1_000];

/**
 * Resolves once no connection waits to be taken: the system resets one that does when the listener closes, and its client does not know
 * what became of its call.
 */
const allTaken = async (server: Server) => {
  let taken = false;
  const note = () => {
    taken = true;
  };
  server.on('connection', note);
  const lookUntil = performance.now() + longestLookMs;
  for (let began = performance.now(); began < lookUntil; ) {
    taken = false;
    await nextTurn();
    const now = performance.now();
    if (!taken && now - began < shortTurnMs) break;
    began = now;
  }
  server.off('connection', note);
};

export const createDrain = (server: Server): Drain => {
  let begun = false;
  const underWay = new Set<ServerResponse>();
  const follow = (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive &&= !begun;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, follow);
  const begin = () => {
    begun = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
  return {
    begin,
    end: async (endMs) => {
      begin();
      await allTaken(server);
      // Not the server's own end, which would also close at once what waits for a next call: one may be on its way.
      const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      const late = setTimeout(() => server.closeAllConnections(), endMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(late);
    },
  };
};
