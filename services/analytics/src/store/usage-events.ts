import { type Queryable, raw, sql } from '@ideabox/postgres';
import { longestViewMs, type UsageEvent, type Visit } from '../domain/usage-event.ts';
import { movement, returning } from './movement.ts';
import { sessionMetrics, usageMetrics } from './usage-metrics.ts';

const columns = 'kind, path, referrer_host, engine, device, duration_ms, keyword, keyword_key';

const counted = movement([
  { moved: 'stored', metrics: usageMetrics },
  { moved: 'visited', metrics: sessionMetrics },
]);

/** Stores a batch as of now and counts it, in one statement. */
export const storeUsageEvents = (db: Queryable, events: UsageEvent[], visit: Visit) =>
  db.run(sql`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(events)}::json) AS given (kind text, path text,
        referrer_host text, engine text, device text, duration_ms integer, keyword text, keyword_key text)
    ), stored AS (
      INSERT INTO usage_events (${raw(columns)}, role, session_key)
      SELECT ${raw(columns)}, ${visit.role}, ${visit.sessionKey} FROM given
      RETURNING ${raw(returning(usageMetrics))}
    ), visited AS (
      INSERT INTO sessions AS s (session_key, role, page_views, view_ms, first_visit)
      SELECT ${visit.sessionKey}::text, ${visit.role}, count(*) FILTER (WHERE kind = 'page_view'),
        coalesce(sum(least(duration_ms, ${longestViewMs})) FILTER (WHERE duration_ms IS NOT NULL), 0), ${visit.firstVisit}
      FROM given HAVING ${visit.sessionKey}::text IS NOT NULL
      ON CONFLICT (session_key) DO UPDATE SET page_views = s.page_views + excluded.page_views,
        view_ms = s.view_ms + excluded.view_ms, first_visit = s.first_visit OR excluded.first_visit
      RETURNING ${raw(returning(sessionMetrics))}
    ) ${raw(counted)}`);
