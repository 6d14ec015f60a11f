import { join, type Sql, sql } from '@ideabox/postgres';
import { fold } from '@ideabox/text';
import { answerStatuses } from '../../domain/answer.ts';

/** Orders that are there without a keyword. */
export const sorts = [
  'date_entered',
  'point',
  'rank',
  'comment_count',
  'vote_date',
  'answer_date',
  'random',
] as const;
export type Sort = (typeof sorts)[number];
export const periods = ['day', 'week', 'months'] as const;
/** Whether an idea is answered, or what the answer says. */
export const answered = ['any', 'none', ...answerStatuses] as const;

/** Which ideas, in what order. */
export type IdeaFilter = {
  tag?: string | undefined;
  step?: string | undefined;
  /** Days in Japan, both included: YYYY-MM-DD. */
  start_date?: string | undefined;
  end_date?: string | undefined;
  member_id?: string | undefined;
  parent_id?: number | undefined;
  situation_id?: number | undefined;
  topic?: number | undefined;
  period?: (typeof periods)[number] | undefined;
  answer?: (typeof answered)[number] | undefined;
  /** Days in Japan, both included, on which the answer was last given. */
  answered_from?: string | undefined;
  answered_until?: string | undefined;
  sort: Sort;
  order: 'asc' | 'desc';
  seed: number;
  limit: number;
  offset: number;
};

/** The part of an order that is asked for. */
export type Page = Pick<IdeaFilter, 'sort' | 'order' | 'seed' | 'limit' | 'offset'>;

/** The ideas that a reader may see: those of some categories, and their own of others. */
export type Scope = { categories: number[]; ownOf: number[]; reader: string | null };

const within = (categories: number[]): Sql =>
  categories.length === 1 ? sql`i.category_id = ${categories[0]}` : sql`i.category_id = ANY(${categories})`;

export const inScope = ({ categories, ownOf, reader }: Scope): Sql =>
  ownOf.length === 0 || reader === null
    ? within(categories)
    : sql`(${within(categories)} OR (i.category_id = ANY(${ownOf}) AND i.author_id = ${reader}))`;

const since = { day: '1 day', week: '7 days', months: '1 month' };

const tagsNamed = (tag: string): Sql => sql`ARRAY(SELECT id FROM tags WHERE folded = ${fold(tag)})`;

/** Looked up by tag, where few ideas have it, or asked of each idea that is met, where many have it. */
const hasTag = {
  gathered: (tag: string) =>
    sql`i.id = ANY(ARRAY(SELECT it.idea_id FROM idea_tags it WHERE it.tag_id = ANY(${tagsNamed(tag)})))`,
  met: (tag: string) =>
    sql`EXISTS (SELECT FROM idea_tags it WHERE it.idea_id = i.id AND it.tag_id = ANY(${tagsNamed(tag)}) OFFSET 0)`,
};

/** Likewise by what ideas are about. */
const isAbout = {
  gathered: (topic: number) =>
    sql`i.id = ANY(ARRAY(SELECT it.idea_id FROM idea_topics it WHERE it.topic_id = ${topic}))`,
  met: (topic: number) =>
    sql`EXISTS (SELECT FROM idea_topics it WHERE it.idea_id = i.id AND it.topic_id = ${topic} OFFSET 0)`,
};

const isAnswered = (answer: (typeof answered)[number]): Sql => {
  if (answer === 'any') return sql`i.answer_status IS NOT NULL`;
  return answer === 'none' ? sql`i.answer_status IS NULL` : sql`i.answer_status = ${answer}`;
};

/** SQL for the first moment of a day in Japan, and of the day after it. */
const startOf = (day: string): Sql => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Tokyo')`;
const endOf = (day: string): Sql => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo')`;

/** Conditions on `ideas i`, beyond scope and keyword, for ideas that are `gathered` first or `met` in the order of a walk. */
export const conditionsOf = (filter: Omit<IdeaFilter, 'sort'>, how: keyof typeof hasTag): Sql[] => {
  const { tag, step, start_date, end_date, member_id, parent_id, situation_id, topic, period, answer } =
    filter;
  const { answered_from, answered_until } = filter;
  return [
    sql`i.removed_at IS NULL`,
    ...(tag === undefined ? [] : [hasTag[how](tag)]),
    ...(step === undefined
      ? []
      : [
          sql`i.stepper_id = ANY(ARRAY(SELECT id FROM steppers WHERE stepper_key = ${step} OR id::text = ${step}))`,
        ]),
    ...(start_date ? [sql`i.date_entered >= ${startOf(start_date)}`] : []),
    ...(end_date ? [sql`i.date_entered < ${endOf(end_date)}`] : []),
    ...(member_id === undefined ? [] : [sql`i.author_id = ${member_id}`]),
    ...(parent_id === undefined ? [] : [sql`i.parent_id = ${parent_id}`]),
    ...(situation_id === undefined ? [] : [sql`i.situation_id = ${situation_id}`]),
    ...(topic === undefined ? [] : [isAbout[how](topic)]),
    ...(period ? [sql`i.date_entered >= now() - ${since[period]}::interval`] : []),
    ...(answer ? [isAnswered(answer)] : []),
    ...(answered_from ? [sql`i.answer_date >= ${startOf(answered_from)}`] : []),
    ...(answered_until ? [sql`i.answer_date < ${endOf(answered_until)}`] : []),
  ];
};

/** Whether nothing narrows a list but its categories and a tag, so that it is counted already. */
export const isCounted = (filter: IdeaFilter, scope: Scope): boolean =>
  conditionsOf({ ...filter, tag: undefined }, 'met').length === 1 &&
  (filter.tag === undefined || scope.ownOf.length === 0);

/** How many ideas a counted list has. Categories and their tags count their ideas; one's own elsewhere are few. */
export const countCounted = ({ tag }: IdeaFilter, { categories, ownOf, reader }: Scope): Sql => {
  const within = sql`category_id = ANY(${categories})`;
  if (tag !== undefined)
    return sql`SELECT COALESCE(sum(idea_count), 0)::int FROM tag_counts WHERE tag_id = ANY(${tagsNamed(tag)}) AND ${within}`;
  const own = sql`
    + (SELECT count(*) FROM ideas WHERE author_id = ${reader} AND category_id = ANY(${ownOf}) AND removed_at IS NULL)`;
  return sql`
    SELECT COALESCE(sum(idea_count), 0)::int ${ownOf.length === 0 ? sql`` : own}
    FROM categories WHERE id = ANY(${categories})`;
};

/** The order, with the id last so that pages do not overlap. */
export const orderOf = (sort: Exclude<Sort, 'random'>, order: IdeaFilter['order']): Sql => {
  const byColumn = {
    date_entered: { desc: sql`i.date_entered DESC, i.id DESC`, asc: sql`i.date_entered, i.id` },
    point: { desc: sql`s.point DESC, s.idea_id DESC`, asc: sql`s.point, s.idea_id` },
    rank: { desc: sql`s.rank DESC, s.idea_id DESC`, asc: sql`s.rank, s.idea_id` },
    comment_count: { desc: sql`s.comment_count DESC, s.idea_id DESC`, asc: sql`s.comment_count, s.idea_id` },
    answer_date: {
      desc: sql`i.answer_date DESC NULLS LAST, i.id DESC`,
      asc: sql`i.answer_date ASC NULLS FIRST, i.id`,
    },
    vote_date: {
      desc: sql`s.vote_date DESC NULLS LAST, s.idea_id DESC`,
      asc: sql`s.vote_date ASC NULLS FIRST, s.idea_id`,
    },
  };
  return byColumn[sort][order];
};

export const every = (conditions: Sql[]): Sql => join(conditions, ' AND ');
