import { sql } from '@ideabox/postgres';
import fc from 'fast-check';
import { dayIn, siteTimezone } from '../src/domain/periods.ts';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { recount } from '../src/store/facts/recount.ts';
import { supportFacts } from '../src/store/facts/support-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { sessionMetrics, usageMetrics } from '../src/store/usage/usage-metrics.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, member, support, vote } from './facts.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
  const { db } = analytics;
  await applyFacts(
    db,
    categoryFacts,
    [1, 2].map((category_id) => category({ category_id })),
  );
  await applyFacts(
    db,
    ideaFacts,
    [1, 2, 3].map((id) => idea({ idea_id: id, category_id: 1 + (id % 2) })),
  );
});
afterAll(() => analytics.stop());
beforeEach(() =>
  analytics.db.run(
    sql`TRUNCATE vote_facts, support_facts, member_facts, usage_events, usage_quotas, searches, sessions, rollups, key_rollups`,
  ),
);

const days = ['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-02'];

/** What one person did: on which of some days around the end of a month, where, and as whom. */
const deed = fc.record({
  day: fc.constantFrom(...days),
  idea: fc.integer({ min: 1, max: 3 }),
  role: fc.constantFrom('general', 'general', 'general', 'supporter', 'operator'),
  device: fc.constantFrom('computer', 'smartphone', 'tablet'),
});
type Deed = { day: string; idea: number; role: string; device: string };

const at = (day: string) => `${day}T03:00:00Z`;
let people = 0;

/** Each votes, supports, registers and reads a page. */
const happen = async (deeds: Deed[]) => {
  const { db } = analytics;
  const done = deeds.map((given) => {
    people += 1;
    return { ...given, member_id: `person ${people}`, date_entered: at(given.day) };
  });
  const placed = done.map(({ idea, role, member_id, date_entered }) => ({
    idea_id: idea,
    category_id: 1 + (idea % 2),
    member_id,
    member_role: role,
    date_entered,
  }));
  await applyFacts(db, voteFacts, placed.map(vote));
  await applyFacts(db, supportFacts, placed.map(support));
  await applyFacts(
    db,
    memberFacts,
    done.map(({ role, ...given }) => member({ ...given, roles: [role] })),
  );
  const given = sql`json_to_recordset(${JSON.stringify(done)}::json)
    AS g (member_id text, role text, device text, date_entered timestamptz)`;
  await db.run(sql`
    INSERT INTO usage_events (kind, path, device, engine, role, session_key, occurred_at)
    SELECT 'page_view', '/', device, 'google', role, member_id, date_entered FROM ${given}`);
  await db.run(sql`
    INSERT INTO sessions (session_key, role, started_at, page_views, view_ms, first_visit, opened_idea)
    SELECT member_id, role, date_entered, 1, 60000, true, true FROM ${given}`);
  for (const metric of [...usageMetrics, ...sessionMetrics]) await recount(db, metric);
};

const periods = days.flatMap((start, from) => days.slice(from).map((end) => ({ start, end })));
const filters = ['', '&roles=general', '&category=1', '&category=1&roles=general'];
/** What supporters may ask besides; they are told fives, too. */
const filtersOfSupporters = ['&roles[]=operator', '&roles[]=supporter&roles[]=general'];
const series = ['votes', 'supporters', 'members', 'page_views', 'sessions', 'new_users'];
const keyed = ['devices', 'web_searches', 'idea_ranking', 'idea_ranking?by=growth'];
const hourly = ['funnel', 'hours?of=votes', 'hours?of=page_views'];

type Row = {
  key?: string;
  period_start?: string;
  weekday?: number;
  hour?: number;
  count: number;
  previous_count?: number;
};
/** What a count is of. */
const nameOf = ({ key, period_start, weekday, hour }: Row) => key ?? period_start ?? `${weekday} ${hour}`;
const ask = async (path: string, headers = {}): Promise<Row[]> => {
  const answer = await analytics.http.get(`/analytics/${path}`).set(headers);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.results;
};
/** A question to a widget, which may have one of its own. */
const asking = (widget: string, query: string) => `${widget}${widget.includes('?') ? '&' : '?'}${query}`;
const total = (rows: Row[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** All that visitors and supporters are told of a widget: every count and every sum, by what it is of. */
const toldOf = async (widget: string): Promise<Map<string, number>> => {
  const supporter = await analytics.as('some supporter', 'supporter');
  // A month is cut where the period is: these are single days, runs of days, and the pieces of two months.
  const spanOf = ({ start, end }: (typeof periods)[number]) =>
    `period_start=${start}&period_end=${end}&period_type=month`;
  const halves = ['date', 'week'].map(
    (type) => `period_start=2026-06-01&period_end=2026-06-02&period_type=${type}&compare=previous`,
  );
  const spans = [...periods.map(spanOf), ...(series.includes(widget) ? halves : [])];
  const spansOfSupporters = periods.filter(({ start }) => start === days[0]).map(spanOf);
  const asked = [
    ...spans.flatMap((span) => filters.map((filter) => [asking(widget, `${span}${filter}`), {}] as const)),
    ...spansOfSupporters.flatMap((span) =>
      filtersOfSupporters.map((filter) => [asking(widget, `${span}${filter}`), supporter] as const),
    ),
  ];
  const answers = await Promise.all(
    asked.map(async ([path, headers]) => {
      const rows = await ask(path, headers);
      const parts = rows.map((row) => [`${path} ${nameOf(row)}`, row.count] as const);
      const before = rows.map((row) => [`${path} before ${nameOf(row)}`, row.previous_count ?? 0] as const);
      return [[path, total(rows)] as const, ...parts, ...before];
    }),
  );
  return new Map(answers.flat());
};

const standingOn = async (idea: number) =>
  (await analytics.db.one<{ n: number }>(sql`SELECT count(*) AS n FROM vote_facts WHERE idea_id = ${idea}`))
    ?.n;

/** The differences of all pairs that are of one to four. */
const isolating = (told: Map<string, number>, others = told): string[] => {
  const found = new Set<string>();
  for (const one of new Set(told.values()))
    for (const other of new Set(others.values())) {
      const difference = Math.abs(one - other);
      if (difference > 0 && difference < 5) found.add(`${one} - ${other}`);
    }
  return [...found];
};

test.each([...series, ...keyed, ...hourly])(
  '%s: no two answers, subtracted, leave one to four',
  async (widget) => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30 }), deed, async (deeds, last) => {
        await happen(deeds);
        const before = await toldOf(widget);
        expect(isolating(new Map([...before, ['nothing', 0]]))).toEqual([]);
        await happen([last]);
        const after = await toldOf(widget);
        expect(isolating(after, before)).toEqual([]);
        // It does tell: of a month's first days all but fewer than five, for each filter and key.
        const admin = await analytics.as('root', 'admin');
        for (const filter of filters) {
          const path = asking(widget, `period_start=2026-05-01&period_end=2026-05-31${filter}`);
          const real = new Map((await ask(path, admin)).map((row) => [nameOf(row), row.count]));
          const shown = await ask(path);
          if (series.includes(widget)) {
            const missing = total(await ask(path, admin)) - total(shown);
            expect([path, missing >= 0 && missing < 5]).toEqual([path, true]);
          } else for (const row of shown) expect((real.get(nameOf(row)) ?? 0) - row.count).toBeLessThan(5);
        }
        await analytics.db.run(
          sql`TRUNCATE vote_facts, support_facts, member_facts, usage_events, usage_quotas, searches, sessions, rollups, key_rollups`,
        );
      }),
      { numRuns: 2 },
    );
  },
  60_000,
);

test('what is told of devices, taken from the page views, leaves no few', async () => {
  await happen(fc.sample(deed, { numRuns: 40, seed: 5 }));
  const views = await toldOf('page_views');
  for (const [path, count] of await toldOf('devices')) {
    const all = views.get(path.replace('devices', 'page_views'));
    if (all !== undefined) expect(isolating(new Map([[path, count]]), new Map([['all', all]]))).toEqual([]);
  }
});

test('ideas by points and by how divided opinions are: those that the votes of the period tell of, with what everyone sees on them', async () => {
  await happen(fc.sample(deed, { numRuns: 40, seed: 7 }));
  for (const { start, end } of periods)
    for (const filter of filters) {
      const query = `period_start=${start}&period_end=${end}${filter}`;
      const told = (await ask(`idea_ranking?${query}`)).map(({ key }) => key);
      for (const by of ['points', 'divided'])
        for (const { key, count } of await ask(`idea_ranking?${query}&by=${by}`)) {
          expect(told).toContain(key);
          // Nobody votes against anything here.
          expect([by, count]).toEqual(['points', await standingOn(Number(key))]);
        }
    }
});

test('the time of few visits is told to staff alone, and that of no visit while it lasts', async () => {
  const visits = [
    ...Array(4).fill(['2026-06-01', 'visitor']),
    ...Array(5).fill(['2026-06-02', 'visitor']),
    ['2026-06-02', 'operator'],
    ...Array(6).fill([dayIn(siteTimezone, new Date()), 'visitor']),
  ].map(([day, role]) => ({ day, role, idea: 1, device: 'computer' }));
  await happen(visits);
  // Longer were those on the first day, and the operator's.
  await analytics.db.run(sql`
    UPDATE sessions SET view_ms = 9 * view_ms WHERE started_at < '2026-06-01T15:00:00Z' OR role = 'operator'`);
  for (const metric of sessionMetrics) await recount(analytics.db, metric);
  const admin = await analytics.as('root', 'admin');
  const counts = async (query: string, headers = {}) =>
    (await ask(`view_time?period_start=2026-06-01&${query}`, headers)).map(({ count }) => count);
  expect(await counts('period_end=2026-06-02')).toEqual([0, 60]);
  expect(await counts('period_end=2026-06-02&roles=visitor')).toEqual([0, 60]);
  expect(await counts('period_end=2026-06-02', admin)).toEqual([540, 140]);
  expect(await counts('period_end=2026-06-02&period_type=month')).toEqual([60]);
  expect(await counts('period_end=2026-06-01&period_type=month')).toEqual([0]);
  expect((await ask('view_time')).at(-1)?.count).toBe(0);
  expect((await ask('view_time', admin)).at(-1)?.count).toBe(60);
});
