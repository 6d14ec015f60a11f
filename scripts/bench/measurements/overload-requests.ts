import { accountNames } from '../accounts.ts';
import { findIdeasToVote } from '../data/untouched-pairs.ts';
import { findWords } from '../data/words.ts';
import type { LoadRequest } from '../load/load.ts';
import type { Bench } from '../open-bench.ts';

const [ideasVotedOn, requestsInTurn, everyDays] = [500, 20_000, 7_000];

/** Of a hundred calls so many are of each class; writes are few, as a write costs several times what a read does. */
const shares = { 'keyed writes': 4, 'members’ reads': 16, 'visitors’ reads': 60, searches: 18, exports: 2 };
type Share = keyof typeof shares;

/** Days of the last decades: a list that begins at another one is another question, so that nothing is kept of it. */
const dayOf = (n: number) => new Date(Date.UTC(2000, 0, 1 + (n % everyDays))).toISOString().slice(0, 10);

const list = (n: number): LoadRequest => ({
  path: `/api/v1/ideas?limit=20&start_date=${dayOf(n)}&sort=${['date_entered', 'point'][n % 2]}`,
});

/** What visitors ask for, no two of them the same. */
export const visitorsReads = (): LoadRequest[] =>
  Array.from({ length: requestsInTurn }, (_, n) => ({ ...list(n), group: 'visitors’ reads' }));

/** What a crowd asks, all of it of one service but the exports, and none of it twice within the time that an answer is kept. */
export async function allClasses(bench: Bench): Promise<LoadRequest[]> {
  const [ideas, { common, rare }] = await Promise.all([
    findIdeasToVote(bench.ideasDb, ideasVotedOn),
    findWords(bench.ideasDb),
  ]);
  const accounts = await Promise.all(accountNames.map(bench.account));
  const words = [...common, ...rare];
  const one = <Item>(items: Item[], n: number) => items[n % items.length] as Item;
  const made: Record<Share, (n: number) => LoadRequest> = {
    'keyed writes': (n) => ({
      method: 'PUT',
      path: `/api/v1/ideas/${one(ideas, n)}/vote`,
      headers: { ...one(accounts, n).headers, 'content-type': 'application/json' },
      body: JSON.stringify({ type: one(['positive', 'neutral', 'negative'], Math.floor(n / 7)) }),
      keyed: true,
    }),
    'members’ reads': (n) => ({
      path: `/api/v1/ideas?limit=20&fields=id,name,contents,point,my_vote&start_date=${dayOf(n)}`,
      headers: one(accounts, n).headers,
    }),
    'visitors’ reads': list,
    searches: (n) => ({
      path: `/api/v1/ideas?limit=20&keyword=${encodeURIComponent(one(words, n))}&start_date=${dayOf(n)}`,
    }),
    exports: () => ({ path: '/api/v1/opendata/ideas.csv' }),
  };
  const order = Object.entries(shares).flatMap(([group, share]) =>
    Array<string>(share).fill(group),
  ) as Share[];
  // A stride that has no factor in common with a hundred: each class comes evenly.
  return Array.from({ length: requestsInTurn }, (_, n) => {
    const group = order[(n * 37) % order.length] as Share;
    return { ...made[group](n), group };
  });
}
