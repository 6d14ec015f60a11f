import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale, type Locale } from '@ideabox/intl/locales';
import type { Logger } from 'pino';
import { z } from 'zod';
import { cached } from './cached.ts';
import { settingsIn } from './settings-in.ts';

const deadlineMs = 1500;
const freshMs = 5000;

const answerSchema = z.looseObject({ results: z.unknown() });

/** An answer of the API as it came. */
type Answer = { results: unknown; [key: string]: unknown };
export type Settings = Record<string, string>;
export type Thing = Record<string, unknown>;

/** What the document asks the API. `unavailable` means that nobody knows; null means that there is none. */
export type SiteApi = {
  features: () => Promise<Settings | 'unavailable'>;
  registries: () => Promise<Settings | 'unavailable'>;
  parts: () => Promise<Settings | 'unavailable'>;
  /** `reader` is the address of whom the question is for: the gateway counts it as theirs where it trusts this server. */
  ask: (path: string, reader?: string) => Promise<Answer | null | 'unavailable'>;
  /** The same for what every document holds: asked again after 5 s. */
  askOften: (path: string) => Promise<Answer | null | 'unavailable'>;
  thing: (path: string) => Promise<Thing | null | 'unavailable'>;
};

const settingsPath = (name: string) => `/${name}?limit=999&offset=0`;

export function createSiteApi(apiUrl: string, log: Logger): SiteApi {
  const often = new Map<string, () => ReturnType<SiteApi['ask']>>();
  const ask: SiteApi['ask'] = async (path, reader) => {
    try {
      const response = await fetch(`${apiUrl}/api/v1${path}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...(reader && { 'X-Forwarded-For': reader }) },
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (response.status === 404 || response.status === 400) return null;
      return response.ok ? answerSchema.parse(await response.json()) : 'unavailable';
    } catch (error) {
      log.warn({ err: error, path }, 'the API did not answer the document');
      return 'unavailable';
    }
  };
  const askOften: SiteApi['askOften'] = (path) => {
    const known = often.get(path) ?? cached(freshMs, () => ask(path));
    often.set(path, known);
    return known();
  };
  const settings = (name: string) => async (): Promise<Settings | 'unavailable'> => {
    const answer = await askOften(settingsPath(name));
    if (answer === null || answer === 'unavailable') return 'unavailable';
    return settingsIn(answer);
  };
  return {
    features: settings('features'),
    registries: settings('registries'),
    parts: settings('parts'),
    ask,
    askOften,
    thing: async (path) => thingIn(await ask(path)),
  };
}

/** The same questions, answered in a language; without one, in Japanese. */
export function inLanguage<Api extends SiteApi>(api: Api, locale: Locale): Api {
  if (locale === defaultLocale) return api;
  const spoken = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  return {
    ...api,
    ask: (path, reader) => api.ask(spoken(path), reader),
    askOften: (path) => api.askOften(spoken(path)),
    thing: (path) => api.thing(spoken(path)),
  };
}

/** What one document asks. */
export type DocumentApi = SiteApi & {
  /** Whether all that it has asked until now was answered. */
  isWhole: () => boolean;
};

/**
 * One document asks each thing once, in its reader's name, and does not wait longer for all than for one: what has not come
 * by then is unavailable to it.
 */
export function forOneDocument(api: SiteApi, reader?: string): DocumentApi {
  const late = wait(deadlineMs, 'unavailable' as const, { ref: false });
  let isWhole = true;
  const inTime = async <T>(asking: Promise<T>) => {
    const answer = await Promise.race([asking, late]);
    if (answer === 'unavailable') isWhole = false;
    return answer;
  };
  const asked = new Map<string, ReturnType<SiteApi['ask']>>();
  const ask: SiteApi['ask'] = (path) => {
    const known = asked.get(path) ?? inTime(api.ask(path, reader));
    asked.set(path, known);
    return known;
  };
  return {
    features: () => inTime(api.features()),
    registries: () => inTime(api.registries()),
    parts: () => inTime(api.parts()),
    ask,
    askOften: (path) => inTime(api.askOften(path)),
    thing: async (path) => thingIn(await ask(path)),
    isWhole: () => isWhole,
  };
}

function thingIn(answer: Awaited<ReturnType<SiteApi['ask']>>): Thing | null | 'unavailable' {
  if (answer === null || answer === 'unavailable') return answer;
  return typeof answer.results === 'object' ? (answer.results as Thing | null) : null;
}
