import { applyBlocks } from '@ideabox/events';
import type { Context } from '../context.ts';
import { applyCategories } from '../store/projections/categories.ts';
import { applyIdeas } from '../store/projections/ideas.ts';
import { applyMembers } from '../store/projections/members.ts';

/** Reads one kind of thing anew from its owner. @returns, batch by batch, how many were read. */
type Source = (context: Context) => AsyncGenerator<number>;

const members: Source = async function* ({ db, identity }) {
  for await (const { members: batch } of identity.stream('ReplayMembers', {})) {
    await db.transaction((tx) => applyMembers(tx, batch));
    yield batch.length;
  }
};

const blocks: Source = async function* ({ db, identity }) {
  for await (const { blocks: batch } of identity.stream('ReplayBlocks', {})) {
    await applyBlocks(db, batch);
    yield batch.length;
  }
};

const categories: Source = async function* ({ db, ideas }) {
  for await (const { categories: batch } of ideas.stream('ReplayCategories', {})) {
    await applyCategories(db, batch);
    yield batch.length;
  }
};

const ideas: Source = async function* ({ db, ideas: owner }) {
  for await (const { ideas: batch } of owner.stream('ReplayIdeas', {})) {
    await applyIdeas(db, batch);
    yield batch.length;
  }
};

/** What decides who may be told what, and can be read anew. Nobody is told anything by it. */
export const sources: Record<string, Source> = { members, blocks, categories, ideas };
