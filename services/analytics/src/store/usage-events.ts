import { type Queryable, raw, sql } from '@ideabox/postgres';
import type { UsageEvent } from '../domain/usage-event.ts';
import type { Metric } from './fact.ts';
import { addTo, recounted } from './movement.ts';

export const pageViews: Metric = {
  name: 'page_views',
  table: 'usage_events',
  counted: (row) => `${row}.kind = 'page_view'`,
  at: (row) => `${row}.occurred_at`,
  category: () => '0::bigint',
  role: (row) => `${row}.role`,
};

const stored = { ...pageViews, table: 'stored' };

/** Stores a batch as of now and counts its page views, in one statement. `role` is the audience's. */
export const storeUsageEvents = (
  db: Queryable,
  given: { events: UsageEvent[]; role: string; sessionKey: string | null },
) =>
  db.run(sql`
    WITH stored AS (
      INSERT INTO usage_events
        (kind, path, referrer_host, device, duration_ms, keyword, keyword_key, role, session_key)
      SELECT kind, path, referrer_host, device, duration_ms, keyword, keyword_key, ${given.role}, ${given.sessionKey}
      FROM json_to_recordset(${JSON.stringify(given.events)}::json) AS given (kind text, path text,
        referrer_host text, device text, duration_ms integer, keyword text, keyword_key text)
      RETURNING *
    ), counted AS (${raw(recounted(stored))})
    ${raw(addTo(pageViews.name, 'counted'))}`);
