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
  several: 'two to four words',
  absent: 'absent words',
};

/** No two alike, so that nothing is answered from what the gateway keeps. */
const requestsFor = (words: string[], from: number, pages: number): LoadRequest[] =>
  Array.from({ length: pages }, (_, page) => from + page).flatMap((offset) =>
    words.map((word) => ({
      path: `/api/v1/ideas?keyword=${encodeURIComponent(word)}&limit=20&offset=${offset}`,
    })),
  );

export const search: Measurement = {
  letter: 'e',
  title: 'Keyword search, 20 ideas',
  notes: [
    `Words taken from the ideas themselves, ${connections} connections, every request another word or page: nothing comes from the cache.`,
    'Common: the two-character words in most ideas; rare: three characters and more, in one of 1,500 ideas; absent: long words backwards.',
  ],
  run: async ({ ideasDb, origin, serviceOrigin }) => {
    const words = await findWords(ideasDb);
    const figures: Figure[] = [];
    const places = { service: serviceOrigin('ideas'), gateway: origin };
    for (const [kind, title] of Object.entries(titles)) {
      const chosen = words[kind as keyof Words];
      for (const [place, at] of Object.entries(places)) {
        await runFlood({ origin: at, requests: requestsFor(chosen, 0, warmUps), connections });
        const requests = requestsFor(chosen, warmUps, perWord);
        const result = await runFlood({ origin: at, requests, connections });
        if (result.accepted !== requests.length)
          throw new Error(`Refusals: ${JSON.stringify(result.statuses)}`);
        figures.push({
          name: `${title}, ${place}, p50`,
          value: result.p50ms,
          unit: 'ms',
          details: { 'p99 ms': result.p99ms, words: chosen.length },
        });
      }
    }
    return figures;
  },
};
