import { type Caller, toUser, userSchema } from '@ideabox/http';
import { type Language, type LinkRules, safeHtml, type Translations, wordsIn } from '@ideabox/text';
import { z } from 'zod';
import { answerStatuses } from '../../domain/answer.ts';
import { statusAt, statuses } from '../../domain/category.ts';
import { embeddedVideoOf, mediaOf } from '../../domain/media.ts';
import type { CardRow } from '../../store/ideas/cards.ts';
import type { OwnMarks } from '../../store/marks/own-marks.ts';
import { voteTypes } from '../../store/marks/votes.ts';
import type { MemberRow } from '../../store/members/member-row.ts';

const voter = z
  .string()
  .nullable()
  .meta({ description: 'Of who agreed to it, on an idea with many votes of more than one type' });

const ownField = { description: 'The caller’s own: null unless a member asks for it by name' };

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
  support_count: z.number().int(),
  comment_count: z.number().int(),
  top_comment: z
    .object({
      id: z.number().int(),
      contents: z.string(),
      is_blocked: z.boolean().nullable().meta({ description: 'As of the idea, and asked for with it' }),
      is_noted: z
        .boolean()
        .meta({ description: 'Whether three members or more rated it, with four stars or more on average' }),
    })
    .nullable(),
  first_vote_user_name: voter,
  first_vote_user_id: voter,
  second_vote_user_name: voter,
  second_vote_user_id: voter,
  stepper: z.object({ id: z.number().int(), stepper_key: z.string(), name: z.string() }).nullable(),
  user: userSchema,
  category: z.object({
    id: z.number().int(),
    search_key: z.string(),
    name: z.string(),
    status: z.enum(statuses),
  }),
  situation: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  answer_status: z.enum(answerStatuses).nullable().meta({ description: 'Of the official answer' }),
  answer_date: z.string().nullable().meta({ description: 'When it was last given' }),
  tags: z.array(z.object({ id: z.number().int(), name: z.string() })),
  media: z
    .array(z.object({ type: z.enum(['video', 'image']), url: z.string() }))
    .meta({ description: 'Videos and pictures that the contents link to' }),
  embedded_video: z
    .string()
    .nullable()
    .meta({ description: 'Where the first of the videos can be shown from' }),
  date_entered: z.string(),
  is_read: z.boolean().nullable().meta(ownField),
  my_favorite: z.boolean().nullable().meta(ownField),
  my_vote: z.enum(voteTypes).nullable().meta(ownField),
  is_mine: z.boolean().nullable().meta(ownField),
  is_blocked: z.boolean().nullable().meta(ownField),
});

/** A voter as everyone may know one; nothing of who hides or has withdrawn. */
const toVoter = (row: MemberRow | null | undefined) => {
  const { id, portal_name } = row ? toUser(row, row.id, null) : { id: null, portal_name: null };
  return portal_name ? { id, name: portal_name } : { id: null, name: null };
};

const toTopComment = (comment: CardRow['top_comment'], own: OwnMarks | undefined) =>
  comment && {
    id: comment.comment_id,
    contents: comment.contents,
    is_blocked: own?.top_comment_blocked ?? null,
    is_noted: comment.noted ?? false,
  };

/** What operators named, in a language. */
const namedIn = <Thing extends { name: string; names: Translations }>(
  { names, ...thing }: Thing,
  language: Language,
) => ({ ...thing, name: wordsIn(language, thing.name, names) });

const toCardCategory = ({ from, until, status, ...category }: CardRow['category'], language: Language) => ({
  ...namedIn(category, language),
  status: statusAt({ status, from, until }, new Date()),
});

/** For whom ideas are shown, in which language, and where their links lead. */
export type View = { links: LinkRules; reader: Caller | null; language: Language };

export const toCard = (
  row: CardRow,
  { links, reader, language }: View,
  own: OwnMarks | undefined,
): z.infer<typeof cardSchema> => ({
  id: row.id,
  name: row.name,
  contents: safeHtml(row.contents, links),
  raw_contents: row.contents,
  vote_count: row.vote_count,
  negative_count: row.negative_count,
  neutral_count: row.neutral_count,
  positive_count: row.positive_count,
  point: row.point,
  support_count: row.support_count,
  comment_count: row.comment_count,
  top_comment: toTopComment(row.top_comment, own),
  first_vote_user_name: toVoter(row.voters?.first).name,
  first_vote_user_id: toVoter(row.voters?.first).id,
  second_vote_user_name: toVoter(row.voters?.second).name,
  second_vote_user_id: toVoter(row.voters?.second).id,
  stepper: row.stepper && namedIn(row.stepper, language),
  user: toUser(row.author, row.author_id, reader),
  category: toCardCategory(row.category, language),
  situation: row.situation && namedIn(row.situation, language),
  answer_status: row.answer_status,
  answer_date: row.answer_date?.toISOString() ?? null,
  tags: row.tags.map(({ id, name }) => ({ id, name })),
  media: mediaOf(row.contents),
  embedded_video: embeddedVideoOf(row.contents),
  date_entered: row.date_entered.toISOString(),
  is_read: own?.is_read ?? null,
  my_favorite: own?.my_favorite ?? null,
  my_vote: own?.my_vote ?? null,
  is_mine: own?.is_mine ?? null,
  is_blocked: own?.is_blocked ?? null,
});
