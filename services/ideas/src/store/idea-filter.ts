import { join, type Sql, sql } from '@ideabox/postgres';
import { fold } from '@ideabox/text';

export const sorts = ['date_entered', 'point', 'rank', 'comment_count', 'vote_date', 'random'] as const;
export type Sort = (typeof sorts)[number];
export const periods = ['day', 'week', 'months'] as const;

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
  period?: (typeof periods)[number] | undefined;
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

/** Conditions on `ideas i`, beyond scope and keyword. */
export const conditionsOf = (filter: IdeaFilter): Sql[] => {
  const { tag, step, start_date, end_date, member_id, parent_id, situation_id, period } = filter;
  return [
    sql`i.removed_at IS NULL`,
    ...(tag === undefined
      ? []
      : [
          sql`i.id IN (SELECT idea_id FROM idea_tags JOIN tags t ON t.id = tag_id WHERE t.folded = ${fold(tag)})`,
        ]),
    ...(step === undefined
      ? []
      : [
          sql`i.stepper_id = ANY(ARRAY(SELECT id FROM steppers WHERE stepper_key = ${step} OR id::text = ${step}))`,
        ]),
    ...(start_date
      ? [sql`i.date_entered >= (${start_date}::date::timestamp AT TIME ZONE 'Asia/Tokyo')`]
      : []),
    ...(end_date
      ? [sql`i.date_entered < ((${end_date}::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo')`]
      : []),
    ...(member_id === undefined ? [] : [sql`i.author_id = ${member_id}`]),
    ...(parent_id === undefined ? [] : [sql`i.parent_id = ${parent_id}`]),
    ...(situation_id === undefined ? [] : [sql`i.situation_id = ${situation_id}`]),
    ...(period ? [sql`i.date_entered >= now() - ${since[period]}::interval`] : []),
  ];
};

/** The order, with the id last so that pages do not overlap. */
export const orderOf = (sort: Exclude<Sort, 'random'>, order: IdeaFilter['order']): Sql => {
  const byColumn = {
    date_entered: { desc: sql`i.date_entered DESC, i.id DESC`, asc: sql`i.date_entered, i.id` },
    point: { desc: sql`s.point DESC, s.idea_id DESC`, asc: sql`s.point, s.idea_id` },
    rank: { desc: sql`s.rank DESC, s.idea_id DESC`, asc: sql`s.rank, s.idea_id` },
    comment_count: { desc: sql`s.comment_count DESC, s.idea_id DESC`, asc: sql`s.comment_count, s.idea_id` },
    vote_date: {
      desc: sql`s.vote_date DESC NULLS LAST, s.idea_id DESC`,
      asc: sql`s.vote_date ASC NULLS FIRST, s.idea_id`,
    },
  };
  return byColumn[sort][order];
};

export const every = (conditions: Sql[]): Sql => join(conditions, ' AND ');
