/** One request of a load; what it leaves out is a GET without more. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** With which others it is counted, besides with all. */
  group?: string;
  /** Brings a new key each time. */
  keyed?: boolean;
}

/** As fast as it goes over so many connections: for some time over and over, or each request exactly once. */
export interface Flood {
  kind: 'flood';
  origin: string;
  requests: LoadRequest[];
  connections: number;
  seconds?: number;
}

/** One GET as fast as it goes, by a generator that takes less of the processor than the server does. */
export interface Burst {
  kind: 'burst';
  origin: string;
  request: Pick<LoadRequest, 'path' | 'headers'>;
  connections: number;
  seconds: number;
}

/** So many requests a second, evenly, whatever the answers take, until it is stopped; counted by their groups, too. */
export interface Drizzle {
  kind: 'drizzle';
  origin: string;
  requests: LoadRequest[];
  perSecond: number;
}

/** Either as fast as so many connections go, each with its next request when it has an answer, or so many a second, come what may. */
type Pace = { connections: number } | { perSecond: number };

/** What comes from many addresses, in phases, one behind the other. */
export interface Arrivals {
  kind: 'arrivals';
  origin: string;
  requests: LoadRequest[];
}
export type Phase = Pace & { seconds: number };

export type Load = Flood | Burst | Drizzle | Arrivals;

/** What became of requests: times from when they were due, milliseconds. */
export interface Outcomes {
  sent: number;
  accepted: number;
  /** Answered 429 or 503. */
  refused: number;
  /** Answered otherwise, or not at all. */
  failed: number;
  acceptedP50: number;
  acceptedP99: number;
  refusedP50: number;
  refusedP99: number;
}

export interface PhaseResult extends Outcomes {
  seconds: Outcomes[];
  groups: Record<string, Outcomes>;
  /** How many were unanswered at a time, at most. */
  inFlight: number;
}

export interface LoadResult {
  answers: number;
  /** Answers with 2xx. */
  accepted: number;
  /** By status, and `error` for what got none. */
  statuses: Record<string, number>;
  seconds: number;
  perSecond: number;
  p50ms: number;
  p99ms: number;
  groups?: Record<string, LoadResult>;
}
