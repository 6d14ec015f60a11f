import { type Queryable, sql } from '@ideabox/postgres';
import type { Period } from '../domain/periods.ts';
import { type Filter, matches, within } from './filter.ts';

/** The keywords most searched for, each labelled as it was written most often. */
export const readKeywordRanking = (
  db: Queryable,
  asked: { period: Period; timezone: string; filter: Filter },
  limit: number,
) =>
  db.rows<{ key: string; label: string; count: number }>(sql`
    SELECT keyword_key AS key, mode() WITHIN GROUP (ORDER BY keyword) AS label, count(*) AS count
    FROM usage_events
    WHERE kind = 'search' AND ${within('occurred_at', asked.period, asked.timezone)}
      AND ${matches(asked.filter, 'role', '0')}
    GROUP BY keyword_key ORDER BY count DESC, key LIMIT ${limit}`);
