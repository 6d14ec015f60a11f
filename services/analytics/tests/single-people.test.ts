import { type Sql, sql } from '@ideabox/postgres';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { recount } from '../src/store/facts/recount.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { usageMetrics } from '../src/store/usage/usage-metrics.ts';
import { textTerms } from '../src/terms/text-terms.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, vote } from './facts.ts';

let analytics: Analytics;
const day = 'period_start=2026-06-10&period_end=2026-06-10';
const noon = '2026-06-10T03:00:00Z';

/** So many votes on an idea, by as many members. */
const votes = (count: number, given: Partial<ReturnType<typeof vote>>) =>
  Array.from({ length: count }, (_, index) =>
    vote({ member_id: `${given.member_role ?? 'general'} ${index}`, date_entered: noon, ...given }),
  );

const viewed = (device: string, count: number): Sql => sql`
  INSERT INTO usage_events (kind, path, device, role, occurred_at)
  SELECT 'page_view', '/', ${device}, 'visitor', ${noon} FROM generate_series(1, ${count})`;

beforeAll(async () => {
  analytics = await bootAnalytics();
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [
    category(),
    category({ category_id: 2, status: 'open_for_supporter' }),
    category({ category_id: 3, invisible: true }),
  ]);
  await applyFacts(db, ideaFacts, [
    idea({ date_entered: noon }),
    idea({ idea_id: 2, category_id: 2, date_entered: noon }),
    idea({ idea_id: 3, category_id: 3, date_entered: noon }),
  ]);
  await applyFacts(db, voteFacts, [
    ...votes(11, {}),
    ...votes(1, { member_role: 'supporter' }),
    ...votes(7, { idea_id: 2, category_id: 2 }),
    vote({ member_id: 'alone', date_entered: '2026-06-20T03:00:00Z' }),
    vote({ member_id: 'early', date_entered: '2026-06-30T05:40:00Z' }),
  ]);
  await applyFacts(
    db,
    textTerms,
    [1, 2].map((id) => ({
      kind: 'idea' as const,
      id,
      terms: [id === 1 ? '図書館' : '鉄道'],
      sentences: [],
      category_id: id,
      role: 'general',
      removed: false,
      date_entered: noon,
      revision: 1,
    })),
  );
  await db.run(viewed('computer', 40));
  await db.run(viewed('tablet', 2));
  for (const metric of usageMetrics) await recount(db, metric);
});
afterAll(() => analytics.stop());

const ask = async (path: string, role?: string) => {
  const headers = role ? await analytics.as(`some ${role}`, role) : {};
  const answer = await analytics.http.get(`/analytics/${path}`).set(headers);
  return {
    status: answer.status,
    errors: answer.body.errors,
    caching: answer.headers['cache-control'],
    etag: answer.headers.etag,
    text: answer.text,
    counts: (answer.body.results ?? []).map(({ count }: { count: number }) => count) as number[],
    keys: (answer.body.results ?? []).map(({ key }: { key: string }) => key) as string[],
  };
};

test.each([undefined, 'general', 'supporter'])(
  'no zone but the site’s own moves midnight past a vote (%s)',
  async (role) => {
    const told = new Set<string>();
    for (let shift = -12; shift <= 14; shift += 1) {
      const zone = `Etc/GMT${shift < 0 ? shift : `+${shift}`}`.replace('+13', '+12').replace('+14', '+12');
      const { status, errors } = await ask(
        `votes?period_start=2026-06-29&period_end=2026-07-01&timezone=${encodeURIComponent(zone)}`,
        role,
      );
      told.add(`${status} ${JSON.stringify(errors)}`);
    }
    expect([...told]).toEqual(['400 {"timezone":["not_allowed"]}']);
    expect((await ask(`votes?${day}&timezone=Asia/Tokyo`, role)).status).toBe(200);
  },
);

test.each(['semi-operator', 'operator', 'admin'])('staff choose the zone (%s)', async (role) => {
  const { counts } = await ask(
    'votes?period_start=2026-06-29&period_end=2026-06-30&timezone=Pacific/Pago_Pago',
    role,
  );
  expect(counts).toEqual([1, 0]);
});

test('a day with one vote does not show it, and one with eleven does not show the supporter’s', async () => {
  expect((await ask('votes?period_start=2026-06-20&period_end=2026-06-20')).counts).toEqual([0]);
  const [all, general] = [
    await ask(`votes?${day}&category=1`),
    await ask(`votes?${day}&category=1&roles=general`),
  ];
  expect([all.counts, general.counts]).toEqual([[10], [10]]);
  expect((await ask('votes?period_start=2026-06-20&period_end=2026-06-20', 'admin')).counts).toEqual([1]);
  expect((await ask(`votes?${day}`, 'operator')).counts).toEqual([19]);
});

test('two tablets are not told', async () => {
  expect(await ask(`devices?${day}`)).toMatchObject({ keys: ['computer'], counts: [40] });
  expect((await ask(`devices?${day}`, 'operator')).counts).toEqual([40, 2]);
});

test.each([
  [undefined, [1], [10]],
  ['general', [1], [10]],
  ['supporter', [2], [15]],
  ['semi-operator', [2], [19]],
  ['admin', [3], [19]],
])('what %s may not read is counted in nothing', async (role, ideas, voted) => {
  expect((await ask(`ideas?${day}`, role)).counts).toEqual(ideas);
  expect((await ask(`votes?${day}`, role)).counts).toEqual(voted);
  expect((await ask(`tag_cloud?${day}`, role)).keys).toEqual(['図書館']);
  expect((await ask(`idea_ranking?${day}`, role)).keys).toEqual(['1']);
});

test('visitors and members are given the same bytes; what others are given is theirs alone', async () => {
  for (const widget of ['ideas', 'votes', 'devices', 'idea_ranking']) {
    const [visitor, member, supporter, operator] = await Promise.all(
      [undefined, 'general', 'supporter', 'operator'].map((role) => ask(`${widget}?${day}`, role)),
    );
    expect(member).toEqual(visitor);
    expect(visitor?.caching).toMatch(/^public/);
    expect([supporter?.caching, operator?.caching]).toEqual(Array(2).fill(expect.stringMatching(/^private/)));
  }
});
