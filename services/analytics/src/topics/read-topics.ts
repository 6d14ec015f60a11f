import { type Queryable, sql } from '@ideabox/postgres';
import { type Period, previousPeriod } from '../domain/periods.ts';

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

/**
 * Topics with ideas posted in a period in these categories, and what these ideas have come to; the largest first. One
 * that was merged counts as the one it was merged into. `growth` is in ideas, against the days before, as many.
 */
export const readTopics = (
  db: Queryable,
  { period, categories }: { period: Period; categories: readonly number[] },
): Promise<TopicFigures[]> => {
  const before = previousPeriod('date', period);
  return db.rows<TopicFigures>(sql`
    WITH days AS (
      SELECT coalesce(t.merged_into, t.id) AS id, d.*, d.day >= ${period.start}::date AS counts
      FROM topic_days AS d JOIN topics AS t ON t.id = d.topic_id
      WHERE d.category_id = ANY(${categories}) AND d.day BETWEEN ${before.start}::date AND ${period.end}::date
    ), figures AS (
      SELECT id, coalesce(sum(ideas) FILTER (WHERE counts), 0)::bigint AS idea_count,
        coalesce(sum(comments) FILTER (WHERE counts), 0)::bigint AS comment_count,
        coalesce(sum(CASE WHEN counts THEN ideas ELSE -ideas END), 0)::bigint AS growth,
        coalesce(sum(positive) FILTER (WHERE counts), 0)::bigint AS positive,
        coalesce(sum(neutral) FILTER (WHERE counts), 0)::bigint AS neutral,
        coalesce(sum(negative) FILTER (WHERE counts), 0)::bigint AS negative
      FROM days GROUP BY id
    )
    SELECT t.id, t.terms, t.given_name, t.hidden, f.idea_count, f.comment_count, f.growth, f.positive, f.neutral, f.negative, t.x, t.y
    FROM figures AS f JOIN topics AS t ON t.id = f.id WHERE f.idea_count > 0
    ORDER BY f.idea_count DESC, t.id`);
};
