import { type ServiceName, serviceNames } from '@ideabox/protos';
import type { Logger } from '@ideabox/telemetry';
import { newRequestId } from '@ideabox/telemetry';
import { z } from 'zod';
import type { Upstreams } from '../cache/upstream.ts';
import { type Document, merge, type Paths } from './merge.ts';

const part = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const keptMs = 15_000;

/**
 * The whole API's description, from what each service says of itself. It is asked for when somebody reads it, at most
 * every 15 seconds; a service that is down keeps the part that was last known.
 */
export const watchDocumentation = (upstreams: Upstreams, log: Logger): (() => Promise<Document>) => {
  const parts = new Map<ServiceName, Paths>();
  let document: Promise<Document> | undefined;
  let askedAt = 0;

  const askOne = async (name: ServiceName) => {
    try {
      const answer = await upstreams.get(
        name,
        { path: '/openapi.json', caller: 'gateway', route: 'documentation', callClass: 'visitor' },
        { 'x-request-id': newRequestId() },
      );
      parts.set(name, part.parse(JSON.parse(answer.body.toString())).paths);
      return true;
    } catch (error) {
      log.warn({ err: error, upstream: name }, 'its documentation is as last known');
      return false;
    }
  };
  const askAll = async () => {
    const answers = await Promise.all(serviceNames.map(askOne));
    // What is missing may be there in a moment.
    if (answers.includes(false)) askedAt = Math.min(askedAt, Date.now() - keptMs + 1_000);
    return merge(serviceNames.map((name) => parts.get(name) ?? {}));
  };
  return () => {
    if (!document || Date.now() - askedAt > keptMs) {
      askedAt = Date.now();
      document = askAll();
    }
    return document;
  };
};
