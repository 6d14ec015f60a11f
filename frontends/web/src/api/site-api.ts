import type { Logger } from 'pino';
import { z } from 'zod';
import { cached } from './cached.ts';

const deadlineMs = 1500;
const freshMs = 5000;

const settingsSchema = z.object({
  results: z.array(z.object({ search_key: z.string(), value: z.string().nullable() })),
});
const partsSchema = z.object({
  results: z.array(z.object({ search_key: z.string(), contents: z.string().nullable() })),
});
const thingSchema = z.object({ results: z.record(z.string(), z.unknown()) });

export type Settings = Record<string, string>;
export type Thing = Record<string, unknown>;

/** What the document asks the API. `unavailable` means that nobody knows; null means that there is none. */
export type SiteApi = {
  features: () => Promise<Settings | 'unavailable'>;
  registries: () => Promise<Settings | 'unavailable'>;
  parts: () => Promise<Settings | 'unavailable'>;
  thing: (path: string) => Promise<Thing | null | 'unavailable'>;
};

export function createSiteApi(apiUrl: string, log: Logger): SiteApi {
  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null | 'unavailable'> => {
    try {
      const response = await fetch(`${apiUrl}/api/v1${path}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (response.status === 404 || response.status === 400) return null;
      return response.ok ? schema.parse(await response.json()) : 'unavailable';
    } catch (error) {
      log.warn({ err: error, path }, 'the API did not answer the document');
      return 'unavailable';
    }
  };
  const settings = (path: string) =>
    cached(freshMs, async (): Promise<Settings | 'unavailable'> => {
      const answer = await get(`${path}?limit=999&offset=0&fields=search_key,value`, settingsSchema);
      if (answer === null || answer === 'unavailable') return 'unavailable';
      return Object.fromEntries(answer.results.map(({ search_key, value }) => [search_key, value ?? '']));
    });
  return {
    features: settings('/features'),
    registries: settings('/registries'),
    parts: cached(freshMs, async () => {
      const answer = await get('/parts?limit=999&offset=0&fields=search_key,contents', partsSchema);
      if (answer === null || answer === 'unavailable') return 'unavailable';
      return Object.fromEntries(answer.results.map((part) => [part.search_key, part.contents ?? '']));
    }),
    thing: async (path) => {
      const answer = await get(path, thingSchema);
      return answer === null || answer === 'unavailable' ? answer : answer.results;
    },
  };
}
