import { randomUUID } from 'node:crypto';
import { type AccountName, accountNames } from '../../bench/accounts.ts';
import { ask } from './ask.ts';
import type { Call } from './calls.ts';

const ideaCount = 20;
const commentCount = 10;

export interface Pair {
  id: number;
  by: AccountName;
}

/** What the writes of a round write on: nobody else does. */
export interface Ground {
  category: number;
  /** Of member1. */
  ideas: number[];
  /** Of member1, which nobody else touches: the author may edit them. */
  drafts: number[];
  /** Of member2, below the ideas. */
  comments: number[];
  /** Of member2, which nobody else touches. */
  ownComments: number[];
  /** Votes that were accepted, to be withdrawn. */
  voted: Pair[];
  memberIds: Map<AccountName, string>;
}

type Headers = (by: AccountName) => Promise<Record<string, string>>;

/** Every pair of these once, so that what stands afterwards says which write made it. */
export const pairsOf = (ids: number[], by: readonly AccountName[]): Pair[] =>
  by.flatMap((one) => ids.map((id) => ({ id, by: one })));

const posted = async (origin: string, headers: Headers, call: Call & { by: AccountName }) => {
  const { outcome, results, said } = await ask(origin, call, await headers(call.by));
  if (outcome !== 'done' || !results) throw new Error(`The load has nothing to write on: ${said}`);
  return results.id;
};

export const layGround = async (
  origin: string,
  headers: Headers,
  memberIds: Map<AccountName, string>,
): Promise<Ground> => {
  const categories = await fetch(`${origin}/api/v1/categories`, { headers: await headers('admin1') });
  const { results } = (await categories.json()) as { results: { id: number; status: string }[] };
  const category = results.find(({ status }) => status === 'on_air')?.id;
  if (category === undefined) throw new Error('The demonstration has no category that takes ideas');
  const idea = () =>
    posted(origin, headers, {
      ...{ by: 'member1', method: 'POST', path: '/api/v1/ideas' },
      body: { name: randomUUID(), contents: randomUUID(), category },
    });
  const comment = (idea_id: number) =>
    posted(origin, headers, {
      ...{ by: 'member2', method: 'POST', path: '/api/v1/comments' },
      body: { idea_id, contents: randomUUID() },
    });
  const several = async (count: number, make: (index: number) => Promise<number>) => {
    const made: number[] = [];
    for (let index = 0; index < count; index += 1) made.push(await make(index));
    return made;
  };
  const ideas = await several(ideaCount, idea);
  const commentOn = (index: number) => comment(ideas[index % ideas.length] as number);
  return {
    ...{ category, ideas, memberIds, voted: [] },
    drafts: await several(commentCount, idea),
    comments: await several(commentCount, commentOn),
    ownComments: await several(commentCount, commentOn),
  };
};

export const everyone = accountNames;
