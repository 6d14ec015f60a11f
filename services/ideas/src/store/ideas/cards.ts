import { type Queryable, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import type { AnswerStatus } from '../../domain/answer.ts';
import type { Situation, Status } from '../../domain/category.ts';
import { mayNameVoters } from '../../domain/first-voters.ts';
import type { Tag } from '../../domain/tags.ts';
import type { MemberRow } from '../members/member-row.ts';
import { type FirstVoters, firstVotersOf } from './first-voters.ts';

/** An idea with all that its card and its page show. */
export type CardRow = {
  id: number;
  name: string;
  contents: string;
  date_entered: Date;
  parent_id: number | null;
  author_id: string;
  category_id: number;
  category: {
    id: number;
    search_key: string;
    name: string;
    names: Translations;
    status: Status;
    from: string | null;
    until: string | null;
  };
  situation: Situation | null;
  answer_status: AnswerStatus | null;
  answer_date: Date | null;
  stepper: { id: number; stepper_key: string; name: string; names: Translations } | null;
  positive_count: number;
  neutral_count: number;
  negative_count: number;
  vote_count: number;
  point: number;
  support_count: number;
  comment_count: number;
  /** Told before comments were noted, it says nothing of that. */
  top_comment: { comment_id: number; author_id: string; contents: string; noted?: boolean } | null;
  author: MemberRow | null;
  tags: Omit<Tag, 'author_id'>[];
  /** Where they may be named. */
  voters: FirstVoters | undefined;
};

/** Ideas by their ids, in the order of the ids; removed ones are left out. Two queries, whatever their number. */
export const loadCards = async (db: Queryable, ids: number[]): Promise<CardRow[]> => {
  const rows = await db.rows<Omit<CardRow, 'voters'>>(sql`
    SELECT i.id, i.name, i.contents, i.date_entered, i.parent_id, i.author_id, i.category_id, i.answer_status, i.answer_date,
      jsonb_build_object('id', c.id, 'search_key', c.search_key, 'name', c.name, 'names', c.names, 'status', c.status,
        'from', c.open_from, 'until', c.open_until) AS category,
      CASE WHEN n.id IS NOT NULL THEN jsonb_build_object('id', n.id, 'name', n.name, 'names', n.names) END AS situation,
      CASE WHEN p.id IS NOT NULL THEN
        jsonb_build_object('id', p.id, 'stepper_key', p.stepper_key, 'name', p.name, 'names', p.names) END AS stepper,
      s.positive_count, s.neutral_count, s.negative_count, s.vote_count, s.point, s.support_count, s.comment_count, s.top_comment,
      CASE WHEN a.id IS NOT NULL THEN to_jsonb(a) END AS author,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('id', it.id, 'name', t.name, 'locked', it.locked, 'system', it.system)
        ORDER BY it.position, it.id)
        FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = i.id), '[]') AS tags
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted(id, place)
    JOIN ideas i ON i.id = wanted.id AND i.removed_at IS NULL
    JOIN standings s ON s.idea_id = i.id
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN situations n ON n.id = i.situation_id
    LEFT JOIN steppers p ON p.id = i.stepper_id
    LEFT JOIN members a ON a.id = i.author_id
    ORDER BY wanted.place`);
  const voters = await firstVotersOf(
    db,
    rows.filter(mayNameVoters).map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, voters: voters.get(row.id) }));
};

/** What is needed to decide what may be done with an idea. */
export type IdeaKey = { id: number; name: string; author_id: string; category_id: number };

export const findIdea = (db: Queryable, id: number): Promise<IdeaKey | undefined> =>
  db.one(sql`SELECT id, name, author_id, category_id FROM ideas WHERE id = ${id} AND removed_at IS NULL`);
