import { sql } from '@ideabox/postgres';
import { accountNames } from '../accounts.ts';
import { runFlood } from '../load/start-load.ts';
import type { Bench } from '../open-bench.ts';
import { findUntouchedPairs, type Pair } from './untouched-pairs.ts';

const votesWanted = 2_000;

async function logInAll({ account }: Bench) {
  const accounts = await Promise.all(accountNames.map(account));
  return new Map(accounts.map(({ id, headers }) => [id, headers]));
}

/** Votes that those who can log in may still cast, with the headers that let each of them in. */
export async function findAccountPairs(bench: Bench, ideas: number[]) {
  const headersOf = await logInAll(bench);
  const voters = [...headersOf.keys()].map((id) => ({ id, portal_name: '', roles: [] }));
  const pairs: Pair[] = await findUntouchedPairs(bench.ideasDb, ideas, voters, voters.length);
  return { headersOf, pairs: pairs.slice(0, votesWanted) };
}

/** Cancels what the few accounts voted in earlier runs, when there is not enough left for them to vote on. */
export async function takeVotesBack(bench: Bench, ideas: number[]): Promise<void> {
  const { headersOf, pairs } = await findAccountPairs(bench, ideas);
  const wanted = Math.min(votesWanted, ideas.length * headersOf.size);
  if (pairs.length >= wanted) return;
  const standing = await bench.ideasDb.rows<{ idea_id: number; member_id: string }>(sql`
    SELECT idea_id, member_id FROM votes
    WHERE idea_id = ANY(${ideas}) AND member_id = ANY(${[...headersOf.keys()]}) AND type IS NOT NULL`);
  const requests = standing.map(({ idea_id, member_id }) => ({
    method: 'DELETE' as const,
    path: `/api/v1/ideas/${idea_id}/vote`,
    headers: headersOf.get(member_id),
  }));
  await runFlood({ origin: bench.origin, requests, connections: 16 });
}
