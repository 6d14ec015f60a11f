import type { IncomingMessage } from 'node:http';
import type { Logger } from '@ideabox/telemetry';
import type { UpstreamName } from '../breakers/create-breakers.ts';
import type { Versions } from '../cache/versions.ts';
import { isRead } from '../request/is-read.ts';
import { contextOf, type RequestContext } from '../request/request-context.ts';
import { upstreamNames } from '../routes/services.ts';
import { createProxy, type Lane, type Upstream } from './create-proxy.ts';
import type { Ahead } from './send-ahead.ts';

export type Proxies = { of: (context: Pick<RequestContext, 'rule'>) => Upstream; close: () => void };

/** Answers that take as long as their reader does have connections of their own, so that they keep no other waiting. */
const lanes = {
  usual: { maxSockets: 256, share: { member: 16, address: 64 } },
  downloads: { maxSockets: 1_024, share: { member: 16, address: 256 } },
} satisfies Record<string, Lane>;

/** The proxies for each upstream; a write that has come back, or may have been made, makes answers from before it old. */
export const createProxies = (options: {
  urls: Record<UpstreamName, string>;
  timeoutMs: number;
  /** From which expected wait for a connection on a caller is told at once. */
  patienceMs: number;
  ahead: Ahead;
  versions: Versions;
  log: Logger;
}): Proxies => {
  const { urls, versions, ...common } = options;
  const answered = (request: IncomingMessage, status: number | undefined) => {
    const { rule } = contextOf(request);
    const refused = status !== undefined && status >= 400 && status < 500;
    if (rule && !refused && !isRead(request.method)) versions.wrote(rule.service);
  };
  const made = upstreamNames.map((name) => {
    const make = (lane: Lane) => createProxy({ name, url: urls[name], lane, answered, ...common });
    return [name, { usual: make(lanes.usual), downloads: make(lanes.downloads) }] as const;
  });
  const proxies = new Map(made);
  return {
    of: ({ rule }) => {
      const { usual, downloads } = proxies.get(rule?.service ?? 'web') as (typeof made)[number][1];
      return (rule?.pauseMs ? downloads : usual).upstream;
    },
    close: () => {
      for (const { usual, downloads } of proxies.values()) [usual, downloads].map(({ close }) => close());
    },
  };
};
