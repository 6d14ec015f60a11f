import type { Metrics } from '@ideabox/telemetry';
import { LRUCache } from 'lru-cache';
import type { Entry } from './entry.ts';
import { entryOf, type Question } from './fetch-entry.ts';
import { isFresh, isUsable, isWorthShowing, staleIfErrorMs } from './freshness.ts';
import { createTurns } from './turns.ts';
import { TooLongToKeep, type UpstreamAnswer, UpstreamFailed, type Upstreams } from './upstream.ts';
import type { Versions } from './versions.ts';

/** How long a question whose answer was not for everyone is passed on without waiting for one another. */
const passMs = 1_000;

/** How long a service that has just failed to answer a question is not asked it again, unless something was written. */
const restMs = 1_000;

/** What everyone may have, or what the one who asked alone may; neither: it has to be asked apart. */
export type Found = { entry?: Entry; answer?: UpstreamAnswer };

export type SharedCache = {
  /** What can be answered at once, without asking anyone. */
  fresh: (key: string) => Entry | undefined;
  /**
   * The answer, asked for or asked for again as needed.
   * @throws the error of the upstream, when there is nothing to show instead
   */
  get: (key: string, question: Question) => Promise<Found>;
};

export const createSharedCache = (options: {
  bytes: number;
  upstreams: Upstreams;
  versions: Versions;
  metrics: Metrics;
}): SharedCache => {
  const { upstreams, versions } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: options.bytes,
    // The compressed forms come later and are not larger together than the body is.
    sizeCalculation: (entry) => entry.body.length * 2 + 1_024,
    ttl: staleIfErrorMs,
  });
  const passed = new LRUCache<string, true>({ max: 10_000, ttl: passMs });
  const failed = new LRUCache<string, number>({ max: 10_000, ttl: restMs });
  const found = options.metrics.counter('gateway_cache_reads_total', 'Reads by what they found', ['found']);
  const [hits, staleHits, misses, rescues] = [
    found.labels('fresh'),
    found.labels('stale'),
    found.labels('nothing'),
    found.labels('stale-if-error'),
  ];

  const ask = async (key: string, question: Question): Promise<Found & { asker: Question }> => {
    const { service } = question;
    const previous = entries.get(key);
    const version = versions.of(service);
    const answer = await upstreams.get(service, question.url, {
      accept: question.accept,
      'x-request-id': question.requestId,
      'x-forwarded-for': question.address,
      'if-none-match': previous?.etag,
    });
    if (answer.status >= 500) throw new UpstreamFailed();
    const entry = entryOf(answer, { service, version, previous });
    if (entry) {
      entries.set(key, entry);
      return { entry, asker: question };
    }
    entries.delete(key);
    passed.set(key, true);
    return { answer, asker: question };
  };
  const turns = createTurns(ask, (question) => versions.of(question.service));

  const rescue = (key: string): Found | undefined => {
    const entry = entries.get(key);
    if (!entry || !isWorthShowing(entry)) return;
    rescues.inc();
    return { entry };
  };

  const insteadOf = (error: unknown, key: string, { service }: Question): Found => {
    failed.set(key, versions.of(service));
    const rescued = rescue(key);
    if (rescued) return rescued;
    if (error instanceof UpstreamFailed || error instanceof TooLongToKeep) return {};
    throw error;
  };

  return {
    fresh: (key) => {
      const entry = entries.get(key);
      if (!entry || !isFresh(entry, versions)) return;
      hits.inc();
      return entry;
    },
    get: async (key, question) => {
      if (passed.has(key)) return {};
      const entry = entries.get(key);
      if (entry && isUsable(entry, versions)) {
        if (!isFresh(entry, versions)) turns.join(key, question).catch(() => undefined);
        staleHits.inc();
        return { entry };
      }
      const rescued = failed.get(key) === versions.of(question.service) ? rescue(key) : undefined;
      if (rescued) return rescued;
      misses.inc();
      try {
        const { asker, ...result } = await turns.join(key, question);
        return result.entry || asker === question ? result : {};
      } catch (error) {
        return insteadOf(error, key, question);
      }
    },
  };
};
