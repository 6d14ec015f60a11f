import { ApiError } from '@ideabox/http';
import type { ServiceName } from '@ideabox/protos';
import { Pool } from 'undici';
import { type Budgets, startBudget } from '../breakers/budgets.ts';
import type { Breakers } from '../breakers/create-breakers.ts';
import { patientConnector } from '../network/connect-patiently.ts';
import type { CallClass } from '../overload/call-class.ts';
import type { Limiters } from '../overload/limiters.ts';

export type UpstreamAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** The answer is longer than what is kept for everyone. */
export class TooLongToKeep extends Error {
  override name = 'TooLongToKeep';
}

/** The service answered, with an error of its own. */
export class UpstreamFailed extends Error {
  override name = 'UpstreamFailed';
}

const longest = 2 * 1024 * 1024;

export type Upstreams = {
  get: (
    service: ServiceName,
    question: { path: string; caller: string; route: string; callClass: CallClass },
    headers: Record<string, string | undefined>,
  ) => Promise<UpstreamAnswer>;
  close: () => Promise<void>;
};

const readBody = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > longest) throw new TooLongToKeep();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

/** Keep-alive connections to every service for the gateway's own questions; each has a deadline. */
export const createUpstreams = (
  urls: Record<ServiceName, string>,
  { breakers, budgets, limiters }: { breakers: Breakers; budgets: Budgets; limiters: Limiters },
): Upstreams => {
  const timeoutMs = budgets.downloadMs;
  const pools = Object.fromEntries(
    Object.entries(urls).map(([name, url]) => [
      name,
      new Pool(new URL(url).origin, {
        connections: 32,
        connect: patientConnector({ timeout: Math.min(2_000, timeoutMs) }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      }),
    ]),
  ) as Record<ServiceName, Pool>;
  return {
    get: async (service, { path, caller, route, callClass }, headers) => {
      const [breaker, limiter] = [breakers.of(service), limiters.of(service)];
      const budget = new AbortController();
      const { signal } = budget;
      const giveUp = () => budget.abort();
      const callOff = startBudget(budgets, { kind: 'read', breaker }, giveUp);
      const asking = limiter.ask({ callClass, route: path.split('?', 1)[0] as string });
      signal.addEventListener('abort', asking.withdraw);
      const underWay = await asking.place;
      const end = underWay && (await breaker.begin({ caller, route }, giveUp));
      if (!end) {
        callOff();
        underWay?.leave();
        throw underWay || signal.aborted ? ApiError.unavailable() : limiter.refuse(callClass);
      }
      const sent = Object.fromEntries(
        Object.entries(headers).filter((item): item is [string, string] => item[1] !== undefined),
      );
      try {
        const answer = await pools[service].request({ method: 'GET', path, headers: sent, signal });
        end('answered');
        underWay.answered();
        return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) };
      } finally {
        end('failed');
        underWay.leave();
        callOff();
      }
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
};
