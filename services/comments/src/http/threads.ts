import type { z } from 'zod';
import type { Context } from '../context.ts';
import { commentsByIds, repliesTo } from '../store/comments.ts';
import { starsOf } from '../store/ratings.ts';
import { type threadSchema, toThread } from './comment.ts';
import { linksOf } from './links.ts';

type How = {
  /** Whose own ratings are shown. */
  rater?: string | undefined;
  /** Which of the replies. */
  replies?: { limit: number; offset: number };
};

/** Comments as they are answered, in the order of their ids, each with a page of its replies: as many queries for one as for many. */
export const threadsOf = async (
  context: Context,
  ids: number[],
  { rater, replies: page }: How = {},
): Promise<z.infer<typeof threadSchema>[]> => {
  const { db } = context;
  const [rows, replies] = await Promise.all([commentsByIds(db, ids), repliesTo(db, ids, page)]);
  const shown = [...rows, ...[...replies.values()].flat()].map(({ id }) => id);
  const stars = rater === undefined ? new Map() : await starsOf(db, rater, shown);
  const view = { links: linksOf(context), stars };
  return rows.map((row) => toThread(row, replies.get(row.id) ?? [], view));
};
