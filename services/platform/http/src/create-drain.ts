import type { Server, ServerResponse } from 'node:http';

/** Lets go of the clients of a server, so that none of them sends into a connection that is being closed. */
export type Drain = {
  /** From now on a connection ends with its answer; calls are taken as before. */
  begin: () => void;
  /** Takes no more connections, and resolves when calls under way have ended; after `endMs` they are broken off. */
  end: (endMs: number) => Promise<void>;
};

/** A connection whose answer had begun before is kept by Node, and closed as soon as it is seen to wait for a next call. */
const sweepMs = 20;

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
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      const late = setTimeout(() => server.closeAllConnections(), endMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(late);
    },
  };
};
