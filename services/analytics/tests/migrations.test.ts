import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, migrate, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import { analytics } from '../src/service.ts';
import { expectExactSums } from './sums.ts';

const log = createLogger('migrations', 'silent');

// As the tables were before there were sums by key: members, ideas, comments, votes and a few visits.
const rows = [
  `INSERT INTO member_facts (id, portal_name, role, roles, status, icon_src, gender, age, region, industry, job_type, date_entered, revision, generation)
   SELECT 'm' || n, 'name', 'general', '{general}', CASE n % 5 WHEN 0 THEN 'withdrawn' ELSE 'active' END, '', 'M', '30s', '13', 'U', 'U',
     timestamptz '2026-03-01' + interval '47 minutes' * n, 1, 1 FROM generate_series(1, 300) AS n`,
  `INSERT INTO idea_facts (id, name, category_id, author_id, author_role, removed, tags, date_entered, revision, generation)
   SELECT n, 'idea', 1 + n % 3, 'm' || n % 20, 'general', n % 7 = 0, '{}', timestamptz '2026-03-01' + interval '5 hours' * n, 1, 1
   FROM generate_series(1, 300) AS n`,
  `INSERT INTO comment_facts (id, idea_id, category_id, author_id, author_role, removed, date_entered, revision, generation)
   SELECT n, n, 1 + n % 3, 'm' || n % 20, CASE n % 2 WHEN 0 THEN 'general' ELSE 'operator' END, n % 7 = 0,
     timestamptz '2026-03-01' + interval '5 hours' * n, 1, 1 FROM generate_series(1, 300) AS n`,
  `INSERT INTO vote_facts (idea_id, member_id, type, category_id, role, date_entered, revision, generation)
   SELECT n % 20, 'm' || n, CASE n % 9 WHEN 0 THEN NULL ELSE 'positive' END, 1 + n % 3, 'general',
     timestamptz '2026-03-01' + interval '3 hours' * n, 1, 1 FROM generate_series(1, 300) AS n`,
  `INSERT INTO usage_events (kind, path, device, duration_ms, keyword, keyword_key, role, session_key, occurred_at)
   SELECT (ARRAY['page_view', 'page_leave', 'search'])[1 + n % 3], CASE n % 2 WHEN 0 THEN '/' ELSE '/ja/idea/7' END, CASE n % 3 WHEN 0 THEN 'tablet' END,
     CASE n % 3 WHEN 1 THEN n * 10000 END, CASE n % 3 WHEN 2 THEN 'DX' END, CASE n % 3 WHEN 2 THEN 'dx' END, 'visitor',
     CASE WHEN n % 4 > 0 THEN 'key ' || n % 40 END, timestamptz '2026-03-01' + interval '11 minutes' * n
   FROM generate_series(1, 300) AS n`,
  `INSERT INTO rollups (metric, bucket, category_id, role, count)
   SELECT metric, date_bin('15 minutes', at, 'epoch'::timestamptz), category_id, role, count(*) FROM (
     SELECT 'members' AS metric, date_entered AS at, 0 AS category_id, role FROM member_facts WHERE status <> 'withdrawn'
     UNION ALL SELECT 'ideas', date_entered, category_id, author_role FROM idea_facts WHERE NOT removed
     UNION ALL SELECT 'comments', date_entered, category_id, author_role FROM comment_facts WHERE NOT removed
     UNION ALL SELECT 'votes', date_entered, category_id, role FROM vote_facts WHERE type IS NOT NULL
     UNION ALL SELECT 'page_views', occurred_at, 0, role FROM usage_events WHERE kind = 'page_view'
   ) AS things GROUP BY 1, 2, 3, 4`,
];

test('what was counted before has every sum afterwards', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const db = createDatabase({ url: database.url, log });
  try {
    for (const name of ['0001_analytics.sql', '0002_hidden-members.sql'])
      await cp(join(analytics.migrations, name), join(folder, name));
    await migrate(database.url, [{ name: 'analytics', dir: folder }], log);
    for (const statement of rows) await db.pool.query(statement);
    await migrate(database.url, [{ name: 'analytics', dir: analytics.migrations }], log);
    expect((await expectExactSums(db)).length).toBeGreaterThan(500);
    const metrics = await db.rows(sql`SELECT DISTINCT metric FROM key_rollups ORDER BY metric`);
    expect(metrics.map((row) => (row as { metric: string }).metric)).toEqual([
      ...['areas', 'authors', 'businesses', 'commenters', 'devices', 'devices_months'],
      ...['divisions', 'genders', 'generations'],
      ...['idea_months', 'idea_opinions', 'idea_ranking'],
      ...['keyword_ranking', 'keyword_ranking_months', 'leader_comments', 'leader_ideas', 'voters'],
    ]);
    const [snapshot] = await db.rows(sql`
      SELECT cells FROM member_snapshots WHERE attribute = 'genders' AND month <= now() AT TIME ZONE 'Asia/Tokyo'`);
    expect(snapshot).toEqual({ cells: [{ key: 'M', role: 'general', count: 240 }] });
    expect(await db.rows(sql`SELECT 1 FROM untold_members`)).toEqual([]);
  } finally {
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
