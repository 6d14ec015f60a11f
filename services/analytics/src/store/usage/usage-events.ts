import { type Queryable, raw, sql } from '@ideabox/postgres';
import { longestVisitMs } from '../../domain/believed.ts';
import { longestViewMs, type UsageEvent, type Visit } from '../../domain/usage-event.ts';
import { movement, returning } from '../facts/movement.ts';
import { keywordMetrics, sessionMetrics, usageMetrics } from './usage-metrics.ts';

const columns = 'kind, path, referrer_host, engine, device, duration_ms';

const counted = movement([
  { moved: 'stored', metrics: usageMetrics },
  { moved: 'searched', metrics: keywordMetrics },
  { moved: 'visited', metrics: sessionMetrics },
]);

/** Stores a batch as of now and counts it, in one statement. */
export const storeUsageEvents = (db: Queryable, events: UsageEvent[], visit: Visit) =>
  db.run(sql`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(events)}::json) AS given (kind text, path text,
        referrer_host text, engine text, device text, duration_ms integer, keyword text, keyword_key text, opens_idea boolean)
    ), stored AS (
      INSERT INTO usage_events (${raw(columns)}, role, session_key)
      SELECT ${raw(columns)}, ${visit.role}, ${visit.sessionKey} FROM given WHERE kind <> 'search'
      RETURNING ${raw(returning(usageMetrics))}
    ), searched AS (
      INSERT INTO searches (session_key, keyword_key, keyword, role)
      SELECT DISTINCT ON (keyword_key) ${visit.sessionKey}, keyword_key, keyword, ${visit.role}
      FROM given WHERE kind = 'search' ORDER BY keyword_key
      ON CONFLICT (session_key, keyword_key) DO NOTHING
      RETURNING ${raw(returning(keywordMetrics))}
    ), visited AS (
      INSERT INTO sessions AS s (session_key, role, page_views, view_ms, first_visit, opened_idea)
      SELECT ${visit.sessionKey}::text, ${visit.role}, count(*) FILTER (WHERE kind = 'page_view'),
        least(coalesce(sum(least(duration_ms, ${longestViewMs})) FILTER (WHERE duration_ms IS NOT NULL), 0),
          ${longestVisitMs}), ${visit.firstVisit}, coalesce(bool_or(opens_idea), false)
      FROM given HAVING ${visit.sessionKey}::text IS NOT NULL
      ON CONFLICT (session_key) DO UPDATE SET page_views = s.page_views + excluded.page_views,
        view_ms = least(s.view_ms + excluded.view_ms, ${longestVisitMs}), first_visit = s.first_visit OR excluded.first_visit,
        opened_idea = s.opened_idea OR excluded.opened_idea
      RETURNING ${raw(returning(sessionMetrics))}
    ) ${raw(counted)}`);
