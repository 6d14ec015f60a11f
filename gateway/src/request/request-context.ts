import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Outcome } from '@ideabox/grpc';
import type { GiveBack } from '../limits/places.ts';
import type { UnderWay } from '../overload/limiters.ts';
import type { Match } from '../routes/match-route.ts';
import type { Member } from './member.ts';

/** A body that came whole, and how to give back the memory that it takes. */
export type Body = { bytes: Buffer; giveBack: GiveBack };

/** What the gateway knows of a request, from its first byte to its log line. */
export type RequestContext = Match & {
  requestId: string;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  /** Without the query. */
  path: string;
  /** The client's, as far as it can be believed. */
  address: string;
  /** As they came; the request itself is given others before it is passed on. */
  headers: IncomingHttpHeaders;
  member: Member | null;
  passport: string | undefined;
  /** What it brought, while it has not been passed on. */
  body: Body | undefined;
  /** Leaves its caller's place among the connections to its upstream. */
  leaveConnection: GiveBack | undefined;
  /** Says that it has come to where it asks for a place. */
  arrive?: () => void;
  /** Its place among the calls of its upstream that are under way. */
  underWay?: UnderWay;
  /** Whether it has begun to be sent to its upstream. */
  sent?: boolean;
  /** Hears how its call of its upstream ended. */
  endCall?: (outcome: Outcome) => void;
  /** Keeps the web server's answer for others, where it is for everyone. */
  keepAnswer?: (answer: IncomingMessage) => void;
  /** Ends what was sent to its upstream. */
  cancel?: () => void;
  /** Sends the client of an open WebSocket away in good order. */
  sendAway?: () => void;
};

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const setContext = (request: IncomingMessage, context: RequestContext): void => {
  contexts.set(request, context);
};

export const contextOf = (request: IncomingMessage): RequestContext => {
  const context = contexts.get(request);
  if (!context) throw new Error('the request has no context');
  return context;
};
