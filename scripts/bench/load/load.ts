/** One request of a load; what it leaves out is a GET without more. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** With which others it is counted, besides with all. */
  group?: string;
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

export type Load = Flood | Burst | Drizzle;

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
