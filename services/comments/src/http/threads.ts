import { type Caller, seesEveryone } from '@ideabox/http';
import type { Language } from '@ideabox/text';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { commentsByIds, repliesTo } from '../store/comments/comments.ts';
import { type OwnMarks, ownMarks } from '../store/own-marks.ts';
import { type threadSchema, toThread } from './comment.ts';
import { linksOf } from './links.ts';

type Asking = {
  caller: Caller | null;
  language: Language;
  named: (field: string) => boolean;
  /** Which of the replies. */
  replies?: { limit: number; offset: number };
};

const ownFields: (keyof OwnMarks)[] = ['my_vote', 'is_mine', 'is_blocked'];

/**
 * Comments as they are answered, in the order of their ids, each with a page of its replies: as many queries for one as for
 * many. `personal` says that not everyone is told the same.
 */
export const showThreads = async (
  context: Context,
  ids: number[],
  { caller, language, named, replies: page }: Asking,
): Promise<{ threads: z.infer<typeof threadSchema>[]; personal: boolean }> => {
  const { db } = context;
  const [rows, replies] = await Promise.all([commentsByIds(db, ids), repliesTo(db, ids, page)]);
  const asker = ownFields.some(named) ? caller : null;
  const shown = [...rows, ...[...replies.values()].flat()].map(({ id }) => id);
  const own = asker ? await ownMarks(db, asker.id, shown) : new Map<number, OwnMarks>();
  const view = { links: linksOf(context), reader: caller, language, own };
  return {
    threads: rows.map((row) => toThread(row, replies.get(row.id) ?? [], view)),
    personal: asker !== null || seesEveryone(caller),
  };
};
