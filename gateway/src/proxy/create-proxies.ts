import type { IncomingMessage } from 'node:http';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import type { Logger } from '@ideabox/telemetry';
import type { Versions } from '../cache/versions.ts';
import { contextOf } from '../request/request-context.ts';
import { createProxy, type Upstream } from './create-proxy.ts';

export type Proxies = Record<ServiceName | 'web', Upstream> & { close: () => void };

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** One proxy for each upstream; a write that has come back, or may have been made, makes answers from before it old. */
export const createProxies = (options: {
  urls: Record<ServiceName | 'web', string>;
  timeoutMs: number;
  versions: Versions;
  log: Logger;
}): Proxies => {
  const answered = (request: IncomingMessage, status: number | undefined) => {
    const { rule } = contextOf(request);
    const refused = status !== undefined && status >= 400 && status < 500;
    if (rule && !refused && !reads.has(request.method ?? '')) options.versions.wrote(rule.service);
  };
  const made = [...serviceNames, 'web' as const].map((name) => {
    const { urls, timeoutMs, log } = options;
    return { name, ...createProxy({ name, url: urls[name], timeoutMs, log, answered }) };
  });
  const proxies = Object.fromEntries(made.map(({ name, proxy }) => [name, proxy]));
  return {
    ...(proxies as Record<ServiceName | 'web', Upstream>),
    close: () => {
      for (const { close } of made) close();
    },
  };
};
