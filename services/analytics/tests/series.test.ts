import { sql } from '@ideabox/postgres';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, vote } from './facts.ts';
import { voteHistories } from './histories.ts';
import { createRandom } from './random.ts';

let analytics: Analytics;
/** Who sees single counts; what others are told of them is in fives. */
let staff: Record<string, string> = {};
const random = createRandom(11);
const votes = [
  ...voteHistories(random, 10, 60).map((history) => history.at(-1)!),
  // The last moment of a day in Tokyo, the first of the next, and one in a category of its own.
  vote({ idea_id: 900, member_role: 'operator', date_entered: '2025-12-31T14:59:59.999Z', category_id: 7 }),
  vote({ idea_id: 901, member_role: 'supporter', date_entered: '2025-12-31T15:00:00Z', category_id: 7 }),
  vote({ idea_id: 902, member_role: 'general', date_entered: '2026-01-04T15:00:00Z', category_id: 7 }),
  vote({ idea_id: 903, date_entered: '2025-05-05T03:00:00Z', category_id: 8 }),
  // The last and first moments of a day of 23 hours and of one of 25, in New York.
  ...[
    '2026-03-08T04:59:59Z',
    '2026-03-08T05:00:00Z',
    '2026-03-09T03:59:59Z',
    '2026-03-09T04:00:00Z',
    '2025-11-02T03:59:59Z',
    '2025-11-02T04:00:00Z',
    '2025-11-03T04:59:59Z',
    '2025-11-03T05:00:00Z',
  ].map((date_entered, index) => vote({ idea_id: 910 + index, date_entered, category_id: 20 })),
  // Midnight in Adelaide, half an hour beside the hour.
  vote({ idea_id: 930, date_entered: '2026-06-30T14:29:59Z', category_id: 21 }),
  vote({ idea_id: 931, date_entered: '2026-06-30T14:30:00Z', category_id: 21 }),
  vote({ idea_id: 904, date_entered: '2025-05-05T03:00:00Z', category_id: 9 }),
];

beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
  await applyFacts(analytics.db, voteFacts, votes);
  await applyFacts(analytics.db, categoryFacts, [
    ...[1, 2, 3, 7, 20, 21].map((category_id) => category({ category_id })),
    category({ category_id: 8, status: 'open_for_supporter' }),
    category({ category_id: 9, invisible: true }),
  ]);
});
afterAll(() => analytics.stop());

type Point = { period_start: string; period_end: string; count: number };
const ask = (query: string, headers = staff) => analytics.http.get(`/analytics/votes?${query}`).set(headers);
const points = async (query: string, headers = staff): Promise<Point[]> => {
  const answer = await ask(query, headers);
  expect({ query, status: answer.status, body: answer.body }).toMatchObject({ query, status: 200 });
  expect(answer.body.metadata.resultset).toEqual({
    count: answer.body.results.length,
    limit: 1_000,
    offset: 0,
  });
  return answer.body.results;
};
const total = (list: Point[]) => list.reduce((sum, { count }) => sum + count, 0);

test('a day is a day of the timezone, and one without votes is there with 0', async () => {
  expect(await points('period_start=2025-12-30&period_end=2026-01-02&category=7')).toEqual([
    { period_start: '2025-12-30', period_end: '2025-12-30', count: 0 },
    { period_start: '2025-12-31', period_end: '2025-12-31', count: 1 },
    { period_start: '2026-01-01', period_end: '2026-01-01', count: 1 },
    { period_start: '2026-01-02', period_end: '2026-01-02', count: 0 },
  ]);
  expect(await points('period_start=2025-12-31&period_end=2025-12-31&category=7&timezone=UTC')).toEqual([
    { period_start: '2025-12-31', period_end: '2025-12-31', count: 2 },
  ]);
});

test('weeks begin on Monday, and the period cuts the first and the last', async () => {
  expect(await points('period_start=2025-12-31&period_end=2026-01-05&category=7&period_type=week')).toEqual([
    { period_start: '2025-12-31', period_end: '2026-01-04', count: 2 },
    { period_start: '2026-01-05', period_end: '2026-01-05', count: 1 },
  ]);
});

test('months and quarters', async () => {
  expect(await points('period_start=2025-11-15&period_end=2026-01-31&category=7&period_type=month')).toEqual([
    { period_start: '2025-11-15', period_end: '2025-11-30', count: 0 },
    { period_start: '2025-12-01', period_end: '2025-12-31', count: 1 },
    { period_start: '2026-01-01', period_end: '2026-01-31', count: 2 },
  ]);
  expect(
    await points('period_start=2025-07-01&period_end=2026-03-31&category=7&period_type=quarter'),
  ).toEqual([
    { period_start: '2025-07-01', period_end: '2025-09-30', count: 0 },
    { period_start: '2025-10-01', period_end: '2025-12-31', count: 1 },
    { period_start: '2026-01-01', period_end: '2026-03-31', count: 2 },
  ]);
});

// Quarters of an hour off, half hours off, and days of 23 and 25 hours.
test.each([
  'Asia/Tokyo',
  'UTC',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/Havana',
  'Africa/Cairo',
])('every day of %s is what one counts from the rows', async (timezone) => {
  const counted = await analytics.db.rows<{ day: string; count: number }>(sql`
    SELECT (date_entered AT TIME ZONE ${timezone})::date::text AS day, count(*) AS count FROM vote_facts
    WHERE type IS NOT NULL AND date_entered BETWEEN '2026-02-01' AND '2026-06-01' GROUP BY 1 ORDER BY 1`);
  const shown = await points(`period_start=2026-02-15&period_end=2026-05-15&timezone=${timezone}`);
  expect(
    shown.filter(({ count }) => count > 0).map(({ period_start, count }) => ({ day: period_start, count })),
  ).toEqual(counted);
});

test.each([
  ['date', 'America/New_York', 20, '2026-03-07', '2026-03-09', [1, 2, 1]],
  ['week', 'America/New_York', 20, '2026-03-02', '2026-03-15', [3, 1]],
  ['date', 'America/New_York', 20, '2025-11-01', '2025-11-03', [1, 2, 1]],
  ['week', 'America/New_York', 20, '2025-10-27', '2025-11-09', [3, 1]],
  ['month', 'America/New_York', 20, '2025-11-01', '2026-03-31', [4, 0, 0, 0, 4]],
  ['quarter', 'America/New_York', 20, '2025-10-01', '2026-03-31', [4, 4]],
  ['date', 'Australia/Adelaide', 21, '2026-06-30', '2026-07-01', [1, 1]],
  ['quarter', 'Australia/Adelaide', 21, '2026-04-01', '2026-09-30', [1, 1]],
  ['quarter', 'Asia/Tokyo', 21, '2026-04-01', '2026-09-30', [2, 0]],
] as const)('%ss of %s, category %i, from %s to %s', async (type, timezone, id, start, end, counts) => {
  const query = `period_start=${start}&period_end=${end}&period_type=${type}&timezone=${timezone}&category=${id}`;
  expect((await points(query)).map(({ count }) => count)).toEqual(counts);
});

test('however it is cut, the whole is the same', async () => {
  const sums = [];
  for (const type of ['date', 'week', 'month', 'quarter']) {
    sums.push(total(await points(`period_start=2026-02-17&period_end=2026-04-03&period_type=${type}`)));
  }
  expect(new Set(sums).size).toBe(1);
  expect(sums[0]).toBeGreaterThan(100);
});

test('the last thirty days when nothing is said', async () => {
  const list = await points('');
  expect(list).toHaveLength(30);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date());
  expect(list.at(-1)?.period_start).toBe(today);
});

test('roles are counted apart, and some are for dashboard roles alone', async () => {
  const period = 'period_start=2025-12-01&period_end=2026-01-31&category=7';
  expect(total(await points(`${period}&roles[]=general`))).toBe(1);
  for (const role of ['supporter', 'operator', 'admin', 'semi-operator', 'general,supporter']) {
    expect((await ask(`${period}&roles[]=${role}`, {})).status).toBe(401);
    const general = await ask(`${period}&roles[]=${role}`, await analytics.as('taro'));
    expect(general.status).toBe(403);
    expect(general.body.message).toBe('Forbidden');
  }
  expect(total(await points(`${period}&roles[]=supporter&roles[]=operator`))).toBe(2);
});

test('what is not public counts for those who see it, in totals and by itself', async () => {
  const period = 'period_start=2025-05-05&period_end=2025-05-05';
  expect(total(await points(period, await analytics.as('someone', 'semi-operator')))).toBe(1);
  expect(total(await points(period))).toBe(2);
  for (const [id, role, seen] of [
    [8, 'general', null],
    [8, 'supporter', 0],
    [8, 'semi-operator', 1],
    [9, 'supporter', null],
    [9, 'operator', 1],
    [404, 'operator', null],
  ] as const) {
    const headers = await analytics.as('someone', role);
    if (seen === null) {
      const answer = await ask(`${period}&category=${id}`, headers);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Category not found');
    } else expect(total(await points(`${period}&category=${id}`, headers))).toBe(seen);
  }
  expect((await ask(`${period}&category=8`, {})).status).toBe(404);
  const seen = await ask(`${period}&category=8`, await analytics.as('someone', 'supporter'));
  expect(seen.headers['cache-control']).toMatch(/private/);
});

test('CSV, with the fields that are asked for', async () => {
  const csv = await ask('period_start=2026-01-01&period_end=2026-01-02&category=7', {
    ...staff,
    Accept: 'text/csv',
  });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers.vary).toMatch(/Accept/);
  expect(csv.text).toBe(
    'period_start,period_end,count\r\n2026-01-01,2026-01-01,1\r\n2026-01-02,2026-01-02,0\r\n',
  );
  const some = await ask('period_start=2026-01-01&period_end=2026-01-01&category=7&fields=count', {
    ...staff,
    Accept: 'text/csv;q=0.9, application/json;q=0.1',
  });
  expect(some.text).toBe('count\r\n1\r\n');
  expect((await ask('', { Accept: '*/*' })).headers['content-type']).toMatch(/json/);
});

test.each([
  'period_start=2026-02-30',
  'period_start=2026-2-1',
  'period_start=yesterday',
  'period_start=0000-01-01',
  'period_start=9999-01-01&period_end=9999-12-31',
  'period_start=2026-02-02&period_end=2026-02-01',
  'period_start=2000-01-01&period_end=2027-05-18',
  'period_start=2000-01-01&period_end=2026-01-01&period_type=week',
  'period_start=a&period_start=b',
  'period_start=',
  'period_end=%00',
  'period_type=year',
  'timezone=Mars/Olympus',
  'timezone=%2B09:00',
  'timezone=Asia/Tokyo%00',
  "timezone=';drop table rollups",
  'category=0',
  'category=x',
  'category=99999999999999999999',
  'roles[]=emperor',
  'limit=-1',
  'limit=abc',
  'limit=1001',
  'offset=-1',
  'fields=nothing',
])('%s is a 400', async (query) => {
  const answer = await ask(query);
  expect({ query, status: answer.status }).toEqual({ query, status: 400 });
  expect(answer.body.message).toMatch(/The given data was invalid|Invalid Request/);
});

test('a long period in few pieces is answered', async () => {
  expect(await points('period_start=1970-01-01&period_end=2199-12-31&period_type=quarter')).toHaveLength(920);
  expect(await points('period_start=2024-01-01&period_end=2026-09-26')).toHaveLength(1_000);
});

test('a page of a series', async () => {
  const answer = await ask('period_start=2026-01-01&period_end=2026-01-31&limit=2&offset=30');
  expect(answer.body.metadata.resultset).toEqual({ count: 31, limit: 2, offset: 30 });
  expect(answer.body.results.map((point: Point) => point.period_start)).toEqual(['2026-01-31']);
});

test('a widget that does not exist', async () => {
  const answer = await analytics.http.get('/analytics/horoscope');
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe('Data not found');
});
