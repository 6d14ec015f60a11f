import { type Queryable, raw, type Sql, sql } from '@ideabox/postgres';
import { addDays, type Period, previousPeriod } from '../domain/periods.ts';

export type TopicFigures = {
  id: number;
  terms: string[];
  given_name: string | null;
  hidden: boolean;
  idea_count: number;
  comment_count: number;
  growth: number;
  positive: number;
  neutral: number;
  negative: number;
  x: number;
  y: number;
};

const figures = ['ideas', 'comments', 'positive', 'neutral', 'negative'];

/** SQL for what the ideas of a topic `t` in a category `c` come to that were posted up to a day, as a row of that name. */
const upTo = (name: string, day: string): Sql => sql`
  LEFT JOIN LATERAL (
    SELECT * FROM topic_totals WHERE topic_id = t.id AND category_id = c.id AND day <= ${day}::date ORDER BY day DESC LIMIT 1
  ) AS ${raw(name)} ON true`;

/** SQL for how much one of the figures has grown from one such row to a later one. */
const grown = (figure: string, from: string, to: string) =>
  `coalesce(${to}.${figure}, 0) - coalesce(${from}.${figure}, 0)`;

const inPeriod = figures.map((name) => `sum(${grown(name, 'before', 'after')})::bigint AS ${name}`);

/**
 * Topics with ideas posted in a period in these categories, and what these ideas have come to; the largest first. One
 * that was merged counts as the one it was merged into. `growth` is in ideas, against the days before, as many.
 */
export const readTopics = (
  db: Queryable,
  { period, categories }: { period: Period; categories: readonly number[] },
): Promise<TopicFigures[]> =>
  db.rows<TopicFigures>(sql`
    WITH figures AS (
      SELECT coalesce(t.merged_into, t.id) AS id, ${raw(inPeriod.join(', '))},
        sum(${raw(`${grown('ideas', 'before', 'after')} - (${grown('ideas', 'earlier', 'before')})`)})::bigint AS growth
      FROM topics AS t CROSS JOIN unnest(${categories}::bigint[]) AS c (id)
        ${upTo('after', period.end)} ${upTo('before', addDays(period.start, -1))}
        ${upTo('earlier', addDays(previousPeriod('date', period).start, -1))}
      GROUP BY 1
    )
    SELECT t.id, t.terms, t.given_name, t.hidden, f.ideas AS idea_count, f.comments AS comment_count, f.growth, f.positive,
      f.neutral, f.negative, t.x, t.y
    FROM figures AS f JOIN topics AS t ON t.id = f.id WHERE f.ideas > 0
    ORDER BY f.ideas DESC, t.id`);
