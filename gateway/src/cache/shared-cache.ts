import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@ideabox/protos';
import type { Metrics } from '@ideabox/telemetry';
import { LRUCache } from 'lru-cache';
import { createPlaces, type Places } from '../limits/places.ts';
import type { Limiters } from '../overload/limiters.ts';
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

/** Who waits for so long is shown what is kept, and it is asked for behind them. */
const silenceMs = 300;

/** How many questions one address may have under way to a service, of the connections that it is asked over. */
const askShare = { member: 16, address: 16 };

/** What everyone may have, or what the one who asked alone may; neither: it has to be asked apart. */
type Found = { entry?: Entry; answer?: UpstreamAnswer };

/** The one among many for whom a question is asked. */
export type Asker = Pick<Question, 'requestId' | 'address'>;

export type SharedCache = {
  /** What can be shown without waiting; what has just run out is asked for again meanwhile, for `asker`. */
  atOnce: (key: string, asker: () => Asker) => Entry | undefined;
  /** Whether a question would be refused, as there is nothing to show to it, and too many others are asked. */
  isFullFor: (key: string, question: Pick<Question, 'service' | 'address' | 'callClass'>) => boolean;
  /**
   * The answer, asked for or asked for again as needed.
   * @throws the error of the upstream, when there is nothing to show instead
   */
  get: (key: string, question: Question) => Promise<Found>;
};

export const createSharedCache = (options: {
  bytes: number;
  upstreams: Upstreams;
  limiters: Limiters;
  versions: Versions;
  /** How long a question waits for its address's turn, and from which expected wait on it is told at once. */
  waitMs: number;
  patienceMs: number;
  metrics: Metrics;
}): SharedCache => {
  const { upstreams, limiters, versions } = options;
  const shares = new Map<string, Places>(
    serviceNames.map((name) => [name, createPlaces(askShare, options.patienceMs)]),
  );
  const shareOf = ({ service }: Question) => shares.get(service) as Places;
  const askerOf = ({ address }: Question) => ({ address, member: null });
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
    const { url: path, address: caller, route } = question;
    const answer = await upstreams.get(
      service,
      // Many look at what is kept.
      { path, caller, route, callClass: previous ? 'member' : question.callClass },
      {
        accept: question.accept,
        'x-request-id': question.requestId,
        'x-forwarded-for': question.address,
        'if-none-match': previous?.etag,
      },
    );
    if (answer.status >= 500) throw new UpstreamFailed();
    const entry = entryOf(answer, { question, version, previous });
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

  /** What is kept, once there has been no answer for a while; not where something was written since, as who wrote it looks for that. */
  const afterSilence = async (key: string, { service }: Question): Promise<Found | undefined> => {
    const entry = entries.get(key);
    if (entry?.version !== versions.of(service)) return;
    await wait(silenceMs, undefined, { ref: false });
    return rescue(key);
  };

  const hasJustFailed = (key: string, { service }: Question) => failed.get(key) === versions.of(service);

  const join = (key: string, question: Question) =>
    turns.join(key, question).catch((error: unknown) => {
      failed.set(key, versions.of(question.service));
      throw error;
    });

  /** Where there is a line before a service, what is kept is worth more than a place in it. */
  const isWorthMore = (entry: Entry) =>
    isWorthShowing(entry) && limiters.of(entry.asked.service).isFullFor('export');

  const atOnce: SharedCache['atOnce'] = (key, asker) => {
    const entry = entries.get(key);
    if (!entry || !(isUsable(entry, versions) || isWorthMore(entry))) return;
    if (isFresh(entry, versions)) {
      hits.inc();
      return entry;
    }
    const question = { ...entry.asked, ...asker() };
    const place = hasJustFailed(key, question) ? undefined : shareOf(question).takeAtOnce(askerOf(question));
    if (place)
      join(key, question)
        .catch(() => undefined)
        .finally(place);
    staleHits.inc();
    return entry;
  };

  const get: SharedCache['get'] = async (key, question) => {
    if (passed.has(key)) return {};
    const entry = atOnce(key, () => question);
    if (entry) return { entry };
    const rescued = hasJustFailed(key, question) ? rescue(key) : undefined;
    if (rescued) return rescued;
    const place = turns.isUnderWay(key, question)
      ? () => undefined
      : await shareOf(question).take(askerOf(question), question.callClass, options.waitMs);
    try {
      if (!place) throw limiters.of(question.service).refuse(question.callClass);
      // Others may have asked it while this one waited.
      const meanwhile = atOnce(key, () => question);
      if (meanwhile) {
        place();
        return { entry: meanwhile };
      }
      misses.inc();
      const answered = join(key, question).then(({ asker, ...result }) =>
        result.entry || asker === question ? result : {},
      );
      // It is under way for its address, also when that is shown what is kept.
      answered.then(place, place);
      const kept = afterSilence(key, question).then((found) => found ?? answered);
      return await Promise.race([answered, kept]);
    } catch (error) {
      const instead = rescue(key);
      if (instead) return instead;
      if (error instanceof UpstreamFailed || error instanceof TooLongToKeep) return {};
      throw error;
    }
  };

  const isFullFor: SharedCache['isFullFor'] = (key, { service, address, callClass }) => {
    const entry = entries.get(key);
    if ((entry && isWorthShowing(entry)) || turns.isAsked(key)) return false;
    const share = shares.get(service) as Places;
    return limiters.of(service).isFullFor(callClass) || share.isFullFor({ address, member: null }, callClass);
  };

  return { atOnce, isFullFor, get };
};
