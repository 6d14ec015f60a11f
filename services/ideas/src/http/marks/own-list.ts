import { ApiError, type Caller, page, paging, wordList } from '@ideabox/http';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { scopeOf } from '../../domain/scope.ts';
import { ownRows, type Source } from '../../store/marks/own-rows.ts';

const mostIdeas = 100;

const ideaIds = wordList()
  .refine((words) => words.length <= mostIdeas && words.every((word) => /^\d{1,15}$/.test(word)))
  .transform((words) => words.map(Number));

/** What the lists of a member's own acts have in common. */
export const ownList = {
  method: 'get',
  access: 'member',
  params: { id: z.string().max(100) },
  query: {
    parent_id: ideaIds.optional().meta({ description: `Of these ideas alone: up to ${mostIdeas} ids` }),
    ...paging({ limit: 100 }),
  },
  many: true,
  notFound: 'User not found',
} as const;

export const ownRow = z.object({ parent_id: z.number().int(), date_entered: z.string() });

type Query = { parent_id?: number[] | undefined; limit: number; offset: number };

/** Answers a member's question for their own acts; of another's there is nothing to say. */
export const answerOwnList = async (
  { db, categories }: Context,
  source: Source,
  { caller, params, query }: { caller: Caller; params: { id: string }; query: Query },
) => {
  if (params.id !== caller.id) throw new ApiError(404, 'User not found');
  const { parent_id: ideas, limit, offset } = query;
  const scope = scopeOf(await categories.all(), caller);
  const { rows, count } = await ownRows(db, source, caller.id, scope, { ideas, limit, offset });
  return page(rows, { count, limit, offset });
};
