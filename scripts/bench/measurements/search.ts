import { findWords, type Words } from '../data/words.ts';
import type { LoadRequest } from '../load/load.ts';
import { runFlood } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';

const connections = 2;
const [warmUps, perWord] = [1, 3];

const titles: Record<keyof Words, string> = {
  common: 'common words',
  rare: 'rare words',
  twoCharacters: 'two characters',
  oneCharacter: 'one character',
  two: 'two words',
  three: 'three words',
  four: 'four words',
  absent: 'absent words',
};

/** No two alike, so that nothing is answered from what the gateway keeps. */
const requestsFor = (words: string[], from: number, pages: number, sort: string): LoadRequest[] =>
  Array.from({ length: pages }, (_, page) => from + page).flatMap((offset) =>
    words.map((word) => ({
      path: `/api/v1/ideas?keyword=${encodeURIComponent(word)}&limit=20&offset=${offset}&sort=${sort}`,
    })),
  );

export const search: Measurement = {
  letter: 'e',
  title: 'Keyword search, 20 ideas',
  notes: [
    `Words taken from the ideas themselves, ${connections} connections, every request another word or page: nothing comes from the cache.`,
    'Common: the two-character words in most ideas; rare: three characters and more, in one of 1,500 ideas; absent: long words backwards.',
    'What fits best first, as a search is unless asked otherwise; beside it how many times as long it takes as newest first.',
  ],
  run: async ({ ideasDb, origin, serviceOrigin }) => {
    const words = await findWords(ideasDb);
    const figures: Figure[] = [];
    const places = { service: serviceOrigin('ideas'), gateway: origin };
    for (const [kind, title] of Object.entries(titles)) {
      const chosen = words[kind as keyof Words];
      for (const [place, at] of Object.entries(places)) {
        const measured = async (sort: string) => {
          await runFlood({ origin: at, requests: requestsFor(chosen, 0, warmUps, sort), connections });
          const requests = requestsFor(chosen, warmUps, perWord, sort);
          const result = await runFlood({ origin: at, requests, connections });
          if (result.accepted !== requests.length)
            throw new Error(`Refusals: ${JSON.stringify(result.statuses)}`);
          return result;
        };
        const newest = await measured('date_entered');
        const { p50ms, p99ms } = await measured('relevance');
        figures.push({
          name: `${title}, ${place}, p50`,
          value: p50ms,
          unit: 'ms',
          details: { 'p99 ms': p99ms, words: chosen.length, 'times newest first': p50ms / newest.p50ms },
        });
      }
    }
    return figures;
  },
};
