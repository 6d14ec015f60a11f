import type { Metrics } from '@ideabox/telemetry';
import { LRUCache } from 'lru-cache';
import type { Entry } from './entry.ts';
import { entryOf, type Question } from './fetch-entry.ts';
import { isFresh, isUsable, isWorthShowing, staleIfErrorMs } from './freshness.ts';
import { createTurns } from './turns.ts';
import { TooLongToKeep, UpstreamFailed, type Upstreams } from './upstream.ts';
import type { Versions } from './versions.ts';

/** How long a path whose answer was not for everyone is passed on without waiting for one another. */
const passMs = 1_000;

export type SharedCache = {
  /** What can be answered at once, without asking anyone. */
  fresh: (key: string) => Entry | undefined;
  /**
   * The entry, asked for or asked for again as needed; undefined when the answer is not alike for everyone.
   * @throws the error of the upstream, when there is nothing to show instead
   */
  get: (key: string, question: Question) => Promise<Entry | undefined>;
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
    // The compressed forms come later and are never larger together than the body is.
    sizeCalculation: (entry) => entry.body.length * 2 + 1_024,
    ttl: staleIfErrorMs,
  });
  const passed = new LRUCache<string, true>({ max: 10_000, ttl: passMs });
  const answers = options.metrics.counter('gateway_cache_answers_total', 'Reads by what they found', [
    'found',
  ]);
  const counted = (found: string) => answers.labels(found);
  const [fresh, stale, nothing, instead] = ['fresh', 'stale', 'nothing', 'stale-if-error'].map(counted);

  const ask = async (key: string, question: Question): Promise<Entry | undefined> => {
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
    } else {
      entries.delete(key);
      passed.set(key, true);
    }
    return entry;
  };
  const turns = createTurns(ask, (question) => versions.of(question.service));

  const insteadOf = (error: unknown, key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry && isWorthShowing(entry)) {
      instead?.inc();
      return entry;
    }
    if (error instanceof UpstreamFailed || error instanceof TooLongToKeep) return;
    throw error;
  };

  return {
    fresh: (key) => {
      const entry = entries.get(key);
      if (entry && isFresh(entry, versions)) {
        fresh?.inc();
        return entry;
      }
    },
    get: async (key, question) => {
      if (passed.has(key)) return;
      const entry = entries.get(key);
      if (entry && isUsable(entry, versions)) {
        if (!isFresh(entry, versions)) turns.join(key, question).catch(() => undefined);
        stale?.inc();
        return entry;
      }
      nothing?.inc();
      try {
        return await turns.join(key, question);
      } catch (error) {
        return insteadOf(error, key);
      }
    },
  };
};
