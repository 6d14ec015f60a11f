import { type Queryable, sql } from '@ideabox/postgres';

type Sum = { metric: string; bucket: Date; category_id: number; role: string; count: number };
type KeySum = Sum & { key: string };

const heldSums = (db: Queryable) =>
  db.rows<Sum>(sql`SELECT metric, bucket, category_id, role, count FROM rollups
    WHERE count <> 0 AND category_id >= 0 AND role <> ''
    ORDER BY metric, bucket, category_id, role`);

/** Counted from the rows, by other SQL than the service's own. */
const countedSums = (db: Queryable) =>
  db.rows<Sum>(sql`
    SELECT metric || suffix AS metric, bucket, category_id, role, sum(n)::bigint AS count
    FROM (
      SELECT 'votes' AS metric, date_entered AS at, category_id, role, 1 AS n FROM vote_facts WHERE type IS NOT NULL
      UNION ALL SELECT 'ideas', date_entered, category_id, author_role, 1 FROM idea_facts WHERE removed = false
      UNION ALL SELECT 'comments', date_entered, category_id, author_role, 1 FROM comment_facts WHERE removed = false
      UNION ALL SELECT 'members', date_entered, 0, role, 1 FROM member_facts WHERE status <> 'withdrawn'
      UNION ALL SELECT 'supporters', date_entered, category_id, role, 1 FROM support_facts WHERE supported
      UNION ALL SELECT 'page_views', occurred_at, 0, role, 1 FROM usage_events WHERE kind = 'page_view'
      UNION ALL SELECT 'sessions', started_at, 0, role, 1 FROM visits
      UNION ALL SELECT 'view_ms', started_at, 0, role, view_ms FROM visits WHERE view_ms > 0
      UNION ALL SELECT 'readers', started_at, 0, role, 1 FROM visits WHERE reads
      UNION ALL SELECT 'new_users', s.started_at, 0, s.role, 1 FROM visits AS v JOIN sessions AS s USING (session_key)
        WHERE s.first_visit
    ) AS things, LATERAL (SELECT at AT TIME ZONE 'Asia/Tokyo' AS local) AS l, LATERAL (VALUES
      ('', to_timestamp(floor(extract(epoch FROM at) / 900) * 900)),
      ('_days', local::date::timestamp AT TIME ZONE 'Asia/Tokyo'),
      ('_week_hours', to_char(local, 'YYYY-MM-0ID HH24:00')::timestamp AT TIME ZONE 'Asia/Tokyo')
    ) AS b (suffix, bucket)
    WHERE at IS NOT NULL AND (suffix <> '_week_hours' OR metric IN ('ideas', 'comments', 'votes', 'page_views'))
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`);

/** Visits as one counts them from their events: those that have viewed a page. */
const visits = sql`
  CREATE OR REPLACE TEMPORARY VIEW visits AS
  SELECT session_key, (array_agg(role ORDER BY occurred_at))[1] AS role, min(occurred_at) AS started_at,
    least(coalesce(sum(least(duration_ms, 1800000)) FILTER (WHERE duration_ms IS NOT NULL), 0), 14400000) AS view_ms,
    bool_or(kind = 'page_view' AND path SIMILAR TO '(/__)?/idea/[0-9]+(/%)?') AS reads
  FROM (
    SELECT session_key, kind, path, role, duration_ms, occurred_at FROM usage_events
    UNION ALL SELECT session_key, 'search', NULL, role, NULL, occurred_at FROM searches
  ) AS told WHERE session_key IS NOT NULL GROUP BY session_key
  HAVING count(*) FILTER (WHERE kind = 'page_view') > 0`;

const heldKeySums = (db: Queryable) =>
  db.rows<KeySum>(sql`SELECT metric, bucket, category_id, role, key, count FROM key_rollups
    WHERE count <> 0 AND category_id >= 0 ORDER BY metric, bucket, category_id, role, key`);

const countedKeySums = (db: Queryable) =>
  db.rows<KeySum>(sql`
    SELECT metric || suffix AS metric, bucket, category_id, role, key, count(*) AS count
    FROM (
      SELECT 'idea_ranking' AS metric, 'day' AS unit, date_entered AS at, category_id, role, idea_id::text AS key
        FROM vote_facts WHERE type IS NOT NULL
      UNION ALL SELECT 'idea_months', 'month', date_entered, category_id, role, idea_id::text
        FROM vote_facts WHERE type IS NOT NULL
      UNION ALL SELECT 'authors', 'month', date_entered, category_id, author_role, author_id
        FROM idea_facts WHERE NOT removed
      UNION ALL SELECT 'commenters', 'month', date_entered, category_id, author_role, author_id
        FROM comment_facts WHERE NOT removed
      UNION ALL SELECT 'voters', 'month', date_entered, category_id, role, member_id
        FROM vote_facts WHERE type IS NOT NULL
      UNION ALL SELECT 'idea_opinions', NULL, 'epoch', category_id, role, concat(type, ' ', idea_id)
        FROM vote_facts WHERE type <> 'neutral'
      UNION ALL SELECT 'leader_ideas', 'day', date_entered, category_id, author_role, author_id
        FROM idea_facts WHERE NOT removed
      UNION ALL SELECT 'leader_comments', 'day', date_entered, category_id, author_role, author_id
        FROM comment_facts WHERE NOT removed
      UNION ALL SELECT 'leader_ratings', 'day', date_entered, category_id, role, author_id
        FROM rating_facts WHERE stars IN (4, 5)
      UNION ALL SELECT 'tag_cloud', 'day', date_entered, category_id, role, term
        FROM text_terms, unnest(terms) AS term WHERE NOT removed
      UNION ALL SELECT a.metric, NULL, 'epoch', 0, role, a.key FROM member_facts, LATERAL (VALUES
        ('genders', gender), ('generations', age), ('areas', region), ('businesses', industry),
        ('divisions', job_type)) AS a (metric, key) WHERE status <> 'withdrawn'
      UNION ALL SELECT 'devices', NULL, occurred_at, 0, role, device FROM usage_events
        WHERE kind = 'page_view' AND device IS NOT NULL
      UNION ALL SELECT 'web_searches', NULL, occurred_at, 0, role, engine FROM usage_events
        WHERE kind = 'page_view' AND engine IS NOT NULL
      UNION ALL SELECT 'keyword_ranking', NULL, occurred_at, 0, role, concat(keyword_key, chr(31), keyword)
        FROM searches
    ) AS things, LATERAL (VALUES
      ('', CASE WHEN unit IS NOT NULL THEN date_trunc(unit, at AT TIME ZONE 'Asia/Tokyo') AT TIME ZONE 'Asia/Tokyo'
        ELSE to_timestamp(floor(extract(epoch FROM at) / 900) * 900) END),
      ('_months', date_trunc('month', at AT TIME ZONE 'Asia/Tokyo') AT TIME ZONE 'Asia/Tokyo')
    ) AS b (suffix, bucket)
    WHERE at IS NOT NULL AND (suffix <> '_months'
      OR metric IN ('devices', 'web_searches', 'keyword_ranking', 'tag_cloud', 'leader_ratings'))
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`);

/** Each sum over all categories, all roles or both that is not what its parts add up to. */
const wrongTotals = (db: Queryable) =>
  db.rows(sql`
    WITH parts AS (
      SELECT metric, bucket, NULL AS key, category_id, role, count FROM rollups WHERE category_id >= 0 AND role <> ''
      UNION ALL SELECT metric, bucket, key, category_id, role, count FROM key_rollups WHERE category_id >= 0
    ), expected AS (
      SELECT metric, bucket, key, -1 AS category_id, '' AS role, sum(count) AS count FROM parts GROUP BY 1, 2, 3
      UNION ALL SELECT metric, bucket, key, category_id, '', sum(count) FROM parts WHERE key IS NULL GROUP BY 1, 2, 3, 4
      UNION ALL SELECT metric, bucket, key, -1, role, sum(count) FROM parts WHERE key IS NULL GROUP BY 1, 2, 3, 5
    ), held AS (
      SELECT metric, bucket, NULL AS key, category_id, role, count FROM rollups WHERE category_id < 0 OR role = ''
      UNION ALL SELECT metric, bucket, key, category_id, role, count FROM key_rollups WHERE category_id < 0
    ), drift AS (
      SELECT metric, bucket, key, category_id, role, count FROM held
      UNION ALL SELECT metric, bucket, key, category_id, role, -count FROM expected
    )
    SELECT metric, bucket, key, category_id, role, sum(count) AS drift FROM drift
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0`);

/** Fails unless every sum is what one counts from the rows. @returns the sums without keys of quarters of an hour. */
export const expectExactSums = async (
  db: Queryable & { transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T> },
): Promise<Sum[]> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`);
    await tx.run(visits);
    const held = await heldSums(tx);
    expect(held).toEqual(await countedSums(tx));
    expect(await heldKeySums(tx)).toEqual(await countedKeySums(tx));
    expect(await wrongTotals(tx)).toEqual([]);
    return held.filter(({ metric }) => !/_(days|week_hours)$/.test(metric));
  });
