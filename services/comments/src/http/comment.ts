import { z } from 'zod';
import type { Comment } from '../store/comments.ts';
import { toUser, userSchema } from './user.ts';

const fields = {
  id: z.number().int(),
  idea: z.object({ id: z.number().int(), name: z.string() }),
  parent_id: z.number().int().nullable(),
  user: userSchema.nullable().meta({ description: 'Null where the comment was removed' }),
  name: z.string().meta({ description: 'The author’s name' }),
  roles: z.array(z.string()),
  serial_number: z.string().meta({ description: 'Within the idea; at least three digits' }),
  contents: z.string().meta({ description: 'As typed; empty where the comment was removed' }),
  consult_ai: z.string().nullable(),
  comment_count: z.number().int().meta({ description: 'Replies in all' }),
  vote_rate_avarage: z.number(),
  my_vote: z.number().int().nullable(),
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

const toComment = (row: Comment): z.infer<typeof commentSchema> => {
  const user = row.removed ? null : toUser(row);
  return {
    id: row.id,
    idea: { id: row.idea_id, name: row.idea_name },
    parent_id: row.parent_id,
    user,
    name: user?.portal_name ?? '',
    roles: user?.roles ?? [],
    serial_number: String(row.serial_number).padStart(3, '0'),
    contents: row.removed ? '' : row.contents,
    consult_ai: null,
    comment_count: row.reply_count,
    vote_rate_avarage: Math.round(row.rating * 100) / 100,
    my_vote: null,
    source_type: null,
    type: row.parent_id === null ? 'comment' : 'reply',
    tags: [],
    date_entered: row.date_entered.toISOString(),
    edited: row.edited,
    removed: row.removed,
  };
};

export const toThread = (row: Comment, replies: Comment[]): z.infer<typeof threadSchema> => ({
  ...toComment(row),
  comments: replies.map(toComment),
});
