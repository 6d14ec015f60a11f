import { type Caller, toUser, userSchema } from '@ideabox/http';
import { type Language, type LinkRules, safeHtml, wordsIn } from '@ideabox/text';
import { z } from 'zod';
import type { Comment } from '../store/comments/comments.ts';
import type { OwnMarks } from '../store/own-marks.ts';

const category = z.object({ id: z.number().int(), search_key: z.string(), name: z.string() });

const ownField = '; null unless a member asks for it by name';

const fields = {
  id: z.number().int(),
  idea: z.object({ id: z.number().int(), name: z.string(), category: category.nullable() }),
  parent_id: z.number().int().nullable(),
  user: userSchema.nullable().meta({ description: 'Null where the comment was removed' }),
  name: z.string().meta({ description: 'The author’s name' }),
  roles: z.array(z.string()),
  serial_number: z.string().meta({ description: 'Within the idea; at least three digits' }),
  contents: z.string().meta({ description: 'Safe HTML; empty where the comment was removed' }),
  raw_contents: z.string().meta({ description: 'As typed; empty where the comment was removed' }),
  consult_ai: z.string().nullable(),
  comment_count: z.number().int().meta({ description: 'Replies in all' }),
  vote_rate_avarage: z.number().meta({ description: 'Average number of stars; 0 while nobody rated it' }),
  rating: z.number().meta({ description: 'The same' }),
  rating_count: z.number().int().meta({ description: 'By how many it was rated' }),
  my_vote: z
    .number()
    .int()
    .nullable()
    .meta({ description: `One’s own stars${ownField}` }),
  is_mine: z
    .boolean()
    .nullable()
    .meta({ description: `Whether one wrote it${ownField}` }),
  is_blocked: z
    .boolean()
    .nullable()
    .meta({ description: `Whether one blocks who wrote it${ownField}` }),
  source_type: z.string().nullable(),
  type: z.enum(['comment', 'reply']),
  tags: z.array(z.string()),
  date_entered: z.string(),
  edited: z.boolean(),
  removed: z.boolean(),
};

const commentSchema = z.object(fields);

/** A comment with its replies, oldest first; `comment_count` says whether there are more. */
export const threadSchema = z.object({ ...fields, comments: z.array(commentSchema) });

/** How comments are shown to one reader. */
export type View = {
  links: LinkRules;
  reader: Caller | null;
  /** What operators named is called so in it. */
  language: Language;
  /** What is the reader's own in them, where it is asked for. */
  own: Map<number, OwnMarks>;
};

const toIdea = (row: Comment, language: Language) => ({
  id: row.idea_id,
  name: row.idea_name,
  category:
    row.category_name === null
      ? null
      : {
          id: row.category_id,
          search_key: row.category_search_key as string,
          name: wordsIn(language, row.category_name, row.category_names ?? {}),
        },
});

export const toStars = (average: number): number => Math.round(average * 100) / 100;

const toComment = (row: Comment, { links, reader, language, own }: View): z.infer<typeof commentSchema> => {
  const user = row.removed ? null : toUser(row.author, row.author_id, reader);
  const marks = own.get(row.id);
  const typed = row.removed ? '' : row.contents;
  return {
    id: row.id,
    idea: toIdea(row, language),
    parent_id: row.parent_id,
    user,
    name: user?.portal_name ?? '',
    roles: user?.roles ?? [],
    serial_number: String(row.serial_number).padStart(3, '0'),
    contents: safeHtml(typed, links),
    raw_contents: typed,
    consult_ai: null,
    comment_count: row.reply_count,
    vote_rate_avarage: toStars(row.rating),
    rating: toStars(row.rating),
    rating_count: row.rating_count,
    my_vote: marks?.my_vote ?? null,
    is_mine: marks?.is_mine ?? null,
    is_blocked: marks?.is_blocked ?? null,
    source_type: null,
    type: row.parent_id === null ? 'comment' : 'reply',
    tags: [],
    date_entered: row.date_entered.toISOString(),
    edited: row.edited,
    removed: row.removed,
  };
};

export const toThread = (row: Comment, replies: Comment[], view: View): z.infer<typeof threadSchema> => ({
  ...toComment(row, view),
  comments: replies.map((reply) => toComment(reply, view)),
});
