import { z } from 'zod';
import { safeHtml } from '../domain/safe-html.ts';
import type { CardRow, MemberRow } from '../store/cards.ts';

export const userSchema = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.string(),
  roles: z.array(z.string()),
  user_icon_src: z.string().nullable(),
  status: z.string(),
});

const voter = { name: z.string().nullable(), id: z.string().nullable() };

/** What the lists show of an idea. */
export const cardSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  contents: z.string().meta({ description: 'Safe HTML' }),
  raw_contents: z.string().meta({ description: 'As typed' }),
  vote_count: z.number().int(),
  negative_count: z.number().int(),
  neutral_count: z.number().int(),
  positive_count: z.number().int(),
  point: z.number().int(),
  comment_count: z.number().int(),
  top_comment: z.object({ id: z.number().int(), contents: z.string() }).nullable(),
  first_vote_user_name: voter.name,
  first_vote_user_id: voter.id,
  second_vote_user_name: voter.name,
  second_vote_user_id: voter.id,
  stepper: z.object({ id: z.number().int(), stepper_key: z.string(), name: z.string() }).nullable(),
  user: userSchema,
  category: z.object({ id: z.number().int(), search_key: z.string(), name: z.string(), status: z.string() }),
  tags: z.array(z.object({ id: z.number().int(), name: z.string() })),
  media: z.array(z.unknown()),
  embedded_video: z.string().nullable(),
  date_entered: z.string(),
  is_read: z.boolean().nullable(),
});

/** A withdrawn member keeps nothing but the place. A member not heard of yet is shown without a name. */
const toUser = (row: MemberRow | null, id: string): z.infer<typeof userSchema> => {
  const roles = row?.roles.length ? row.roles : ['general'];
  const withdrawn = row?.status === 'withdrawn';
  return {
    id,
    portal_name: withdrawn ? '' : (row?.portal_name ?? ''),
    role: roles[0] as string,
    roles,
    user_icon_src: (!withdrawn && row?.icon_src) || null,
    status: row?.status ?? 'active',
  };
};

const nameOf = (row: MemberRow | null, id: string | null) =>
  id === null ? null : toUser(row, id).portal_name;

export const toCard = (row: CardRow): z.infer<typeof cardSchema> => ({
  id: row.id,
  name: row.name,
  contents: safeHtml(row.contents),
  raw_contents: row.contents,
  vote_count: row.vote_count,
  negative_count: row.negative_count,
  neutral_count: row.neutral_count,
  positive_count: row.positive_count,
  point: row.point,
  comment_count: row.comment_count,
  top_comment: row.top_comment && { id: row.top_comment.comment_id, contents: row.top_comment.contents },
  first_vote_user_name: nameOf(row.first_voter, row.first_voter_id),
  first_vote_user_id: row.first_voter_id,
  second_vote_user_name: nameOf(row.second_voter, row.second_voter_id),
  second_vote_user_id: row.second_voter_id,
  stepper: row.stepper,
  user: toUser(row.author, row.author_id),
  category: row.category,
  tags: row.tags,
  media: [],
  embedded_video: null,
  date_entered: row.date_entered.toISOString(),
  is_read: null,
});
