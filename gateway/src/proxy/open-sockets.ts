import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '@ideabox/http';
import { refuseSocket } from '../answers/refuse-socket.ts';
import type { Limit } from '../limits/limit.ts';
import { hasRepeatedHeaders } from '../request/repeated-headers.ts';
import { type RequestContext, setContext } from '../request/request-context.ts';
import { requestIdOf } from '../request/request-id.ts';
import { matchSocket } from '../routes/match-route.ts';
import type { Proxies } from './create-proxies.ts';
import { headersToSocket } from './outgoing-headers.ts';

type Parts = {
  proxies: Proxies;
  addressOf: (request: IncomingMessage) => string;
  limit: Limit;
  /** Told when a socket's request has been passed on, or refused with a status. */
  answered: (socket: { requestId: string; path: string; status: number }) => void;
};

/** Passes WebSockets on, limited by address, and sends those away that are open when the gateway stops. */
export const createSockets = ({ proxies, addressOf, limit, answered }: Parts) => {
  const open = new Map<Socket, RequestContext>();
  const upgrade = async (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const path = (request.url ?? '').split('?', 1)[0] as string;
    const requestId = requestIdOf(request.headers['x-request-id']);
    const address = addressOf(request);
    socket.on('error', () => socket.destroy());
    try {
      if (hasRepeatedHeaders(request)) throw new ApiError(400, 'Invalid Request');
      const rule = matchSocket(path);
      if (!rule) throw new ApiError(404, 'Data not found');
      await limit({ address, member: null });
      const { headers } = request;
      const startedAt = performance.now();
      const nobody = { member: null, passport: undefined, body: undefined, leaveConnection: undefined };
      const context: RequestContext = {
        requestId,
        startedAt,
        path,
        address,
        headers,
        api: false,
        rule,
        ...nobody,
      };
      setContext(request, context);
      request.headers = headersToSocket(headers, context);
      open.set(socket, context);
      socket.once('close', () => open.delete(socket));
      proxies.of(context).pass.upgrade(request, socket, head);
      answered({ requestId, path, status: 101 });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : ApiError.unavailable();
      refuseSocket(socket, refusal.status, refusal.message, { requestId, headers: refusal.headers });
      answered({ requestId, path, status: refusal.status });
    }
  };
  const close = () => {
    for (const [socket, { sendAway }] of open) sendAway ? sendAway() : socket.destroy();
  };
  return { upgrade, close };
};
