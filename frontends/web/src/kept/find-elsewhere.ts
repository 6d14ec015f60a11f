import { twins } from '@ideabox/serving';
import type { Logger } from 'pino';
import { fetchFile } from './fetch-file.ts';
import type { KeptFiles } from './kept-files.ts';

/** Told to another server, so that it looks at what it has and asks nobody in turn. */
export const keptOnly = 'kept-only';

const atOnce = 16;
const mostMissing = 1_000;
const missingMs = 5_000;

type Found = 'kept' | 'missing' | 'busy';
export type Finder = (name: string) => Promise<Found>;

/** Asks for a file that is not kept here wherever it may be, and keeps it: once for all who wait, and no more often than it can be borne. */
export function createFinder(kept: KeptFiles, places: () => Promise<URL[]>, log: Logger): Finder {
  const missing = new Map<string, number>();
  const underWay = new Map<string, Promise<Found>>();

  const fetchFrom = async (place: URL, name: string) => {
    const names = [name, ...twins.map((end) => name + end)];
    const contents = await Promise.all(
      names.map((each) => fetchFile(new URL(each, place), { [keptOnly]: '1' })),
    );
    if (!contents[0]) throw new Error(`${place.href} has no ${name}`);
    return names.map((each, index) => [each, contents[index]] as const);
  };
  const find = async (name: string): Promise<Found> => {
    try {
      const asked = await places();
      const files = await Promise.any(asked.map((place) => fetchFrom(place, name)));
      // The file itself comes last: once it is there, so are its twins.
      for (const [each, content] of files.reverse()) if (content) await kept.keep(each, content);
      return 'kept';
    } catch (error) {
      log.info({ err: error, file: name }, 'nobody has a file');
      missing.set(name, Date.now() + missingMs);
      const [oldest] = missing.keys();
      if (missing.size > mostMissing && oldest) missing.delete(oldest);
      return 'missing';
    }
  };
  return async (name) => {
    if ((missing.get(name) ?? 0) > Date.now()) return 'missing';
    missing.delete(name);
    const known = underWay.get(name);
    if (known) return known;
    if (underWay.size >= atOnce) return 'busy';
    const finding = find(name).finally(() => underWay.delete(name));
    underWay.set(name, finding);
    return finding;
  };
}
