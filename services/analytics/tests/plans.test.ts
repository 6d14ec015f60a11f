import { fill, plansOf, wasteOf } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';

let analytics: Analytics;

const day = `date_bin('1 day', now() - interval '7 minutes' * n, '2000-01-01T15:00:00Z'::timestamptz)`;

beforeAll(async () => {
  analytics = await bootAnalytics();
  await fill(analytics.databaseUrl, [
    `INSERT INTO member_facts SELECT 'm' || n, 'member ' || n, 'general', '{general}', 'active', '', 'U', '30s', '13', 'G', 'desk',
       now() - interval '1 hour' * n, 1, 1 FROM generate_series(1, 12000) AS n`,
    `INSERT INTO category_facts SELECT n, 'c' || n, 'category', 'on_air', false, false, 1, 1 FROM generate_series(1, 10) AS n`,
    `INSERT INTO idea_facts (id, name, category_id, author_id, author_role, removed, tags, date_entered, revision, generation)
     SELECT n, 'idea ' || n, 1 + n % 10, 'm' || 1 + n % 12000, 'general', false, '{}', now() - interval '7 minutes' * n, 1, 1
     FROM generate_series(1, 40000) AS n`,
    `INSERT INTO comment_facts (id, idea_id, category_id, author_id, author_role, removed, date_entered, revision, generation)
     SELECT n, n, 1 + n % 10, 'm' || 1 + n % 12000, 'general', false, now() - interval '7 minutes' * n, 1, 1
     FROM generate_series(1, 40000) AS n`,
    `INSERT INTO vote_facts (idea_id, member_id, type, category_id, role, date_entered, revision, generation)
     SELECT n, 'm' || 1 + n % 12000, 'positive', 1 + n % 10, 'general', now() - interval '7 minutes' * n, 1, 1
     FROM generate_series(1, 40000) AS n`,
    `INSERT INTO rollups (metric, bucket, category_id, role, count)
     SELECT metric, date_bin('15 minutes', now() - interval '15 minutes' * n, 'epoch'::timestamptz), category, role, 1
     FROM (VALUES ('ideas'), ('votes'), ('comments'), ('members')) AS m(metric),
       (VALUES (-1, ''), (1, 'general'), (2, 'supporter')) AS c(category, role), generate_series(1, 6000) AS n`,
    `INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
     SELECT metric, category, ${day}, (n % 5000)::text, role, count(*)
     FROM (VALUES ('idea_ranking'), ('leader_ideas')) AS m(metric), (VALUES (-1, ''), (1, 'general')) AS c(category, role),
       generate_series(1, 40000) AS n GROUP BY 1, 2, 3, 4, 5`,
  ]);
});
afterAll(() => analytics.stop());

const series = [
  'ideas',
  'votes',
  'comments',
  'members',
  'supporters',
  'page_views',
  'sessions',
  'new_users',
  'view_time',
];
const breakdowns = [
  ...[
    'devices',
    'genders',
    'generations',
    'areas',
    'businesses',
    'divisions',
    'web_searches',
    'keyword_ranking',
  ],
  ...['tag_cloud', 'idea_ranking', 'idea_ranking?by=points', 'idea_ranking?by=growth', 'leaders'],
  ...['hours?of=votes', 'hours?of=page_views', 'concentration?of=votes', 'concentration?of=ideas', 'funnel'],
];

/** The last seven days; the whole period of a ranking is the sum of all its days, kept for a while. */
const [end, start] = [0, 7].map((days) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
);
const period = `period_start=${start}&period_end=${end}`;

test('no widget reads all facts', async () => {
  const plans = await plansOf(analytics.databaseUrl, async () => {
    const staff = await analytics.as('root', 'admin');
    for (const widget of [...series, ...breakdowns])
      for (const [query, headers] of [
        [period, {}],
        [`${period}&roles=general`, {}],
        [`${period}&category=1`, {}],
        [period, staff],
        [`${period}&timezone=America/New_York`, staff],
      ] as const) {
        const answer = await analytics.http
          .get(`/analytics/${widget}${widget.includes('?') ? '&' : '?'}${query}`)
          .set(headers);
        expect([widget, query, answer.status]).toEqual([widget, query, 200]);
      }
  });
  expect(plans.length).toBeGreaterThan(10);
  // What a period's ranking keeps for a while is joined with the ideas of a category, most of which it may name.
  // The daily comparison of sums with rows, which may fall into this time, goes through all of them.
  const others = plans.filter(
    ({ statement }) =>
      !statement.includes("'idea_ranking'") && !statement.includes('counted IS DISTINCT FROM kept'),
  );
  expect(wasteOf(others)).toEqual([]);
});
