import { type Logger, type Metrics, withRequestId } from '@ideabox/telemetry';
import type { RequestHandler } from 'express';
import { contextOf } from './request-context.ts';

/** Hits of the cache, and refusals for want of room, that get a line each second; a crowd's are counted, as the lines would cost more than the answers. */
const briefLinesPerSecond = 20;

export type Hit = { requestId: string; url: string; method?: string; status: number; ms: number };

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** One line for each request: no query, as people search for what is nobody's business, and nothing that lets one in. */
export const createAccessLog = (log: Logger, metrics: Metrics) => {
  const seconds = metrics.duration('gateway_request_seconds', 'Time to answer', [
    'upstream',
    'method',
    'status',
  ]);
  const hits = metrics.counter('gateway_cache_hits_total', 'Answers at once from the shared cache', [
    'status',
  ]);
  let second = 0;
  let lines = 0;

  const requests: RequestHandler = (request, response, next) => {
    const context = contextOf(request);
    const { method } = request;
    response.once('close', () => {
      const { requestId, path, rule, member, startedAt, api } = context;
      const upstream = rule?.service ?? (api ? 'gateway' : 'web');
      const ms = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : 499;
      seconds.observe({ upstream, method, status: String(status) }, ms / 1_000);
      const line = {
        method,
        path,
        route: rule?.path,
        upstream,
        status,
        ms: rounded(ms),
        member: member?.id ?? null,
      };
      withRequestId(requestId, () => log.info(line, 'answered'));
    });
    next();
  };

  const brief = ({ requestId, url, method = 'GET', status, ms }: Hit, from: 'cache' | 'overload') => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, lines] = [now, 0];
    lines += 1;
    if (lines > briefLinesPerSecond) return;
    const path = url.split('?', 1)[0];
    const line = { method, path, status, ms: rounded(ms), member: null, from };
    withRequestId(requestId, () => log.info(line, 'answered'));
  };

  const hit = (answer: Hit) => {
    hits.inc({ status: answer.status });
    brief(answer, 'cache');
  };

  const refusal = (answer: Omit<Hit, 'status'>) => brief({ ...answer, status: 503 }, 'overload');

  const socket = ({ requestId, path, status }: { requestId: string; path: string; status: number }) =>
    withRequestId(requestId, () => log.info({ method: 'GET', path, status, member: null }, 'socket'));

  return { requests, hit, refusal, socket };
};
