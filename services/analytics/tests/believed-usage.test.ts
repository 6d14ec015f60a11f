import { sql } from '@ideabox/postgres';
import { believed } from '../src/domain/believed.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());
beforeEach(() =>
  analytics.db.run(sql`TRUNCATE usage_events, usage_quotas, searches, sessions, rollups, key_rollups`),
);

type Sent = { session_id?: string; first_visit?: boolean; events: object[] };

const post = async (address: string, body: Sent) => {
  const answer = await analytics.http.post('/analytics/events').set('X-Forwarded-For', address).send(body);
  expect([answer.status, answer.body]).toEqual([202, { results: {} }]);
};

/** Sends all of it, a few at a time. */
const flood = async (address: string, bodies: Sent[]) => {
  const waiting = [...bodies];
  const worker = async () => {
    for (let body = waiting.pop(); body; body = waiting.pop()) await post(address, body);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const view = { type: 'page_view', path: '/', device: 'computer' };
const leave = { type: 'page_leave', path: '/', duration_ms: 30 * 60 * 1_000 };
const search = (keyword: string) => ({ type: 'search', keyword });

/** As if an address, a visit or a word had almost come to its bound. */
const almost = (most: number, left: number) =>
  analytics.db.run(sql`UPDATE usage_quotas SET used = most - ${left} WHERE most = ${most}`);

/** As staff are told it: exactly. */
const today = async (widget: string) => {
  const answer = await analytics.http.get(`/analytics/${widget}`).set(await analytics.as('admin', 'admin'));
  return answer.body.results.at(-1)?.count;
};
const ranking = async () => (await analytics.http.get('/analytics/keyword_ranking')).body.results;

test('12,000 searches of one visit are one', async () => {
  const bodies = times(240, () => ({ session_id: 'attacker-1', events: times(50, () => search('悪口')) }));
  await flood('203.0.113.1', bodies);
  expect(await ranking()).toEqual([]);
  await expectExactSums(analytics.db);
});

test('12,000 searches from one address, each of another visit, are ten', async () => {
  const bodies = times(240, (index) => ({
    session_id: `invented-${index}`,
    events: times(50, () => search('悪口')),
  }));
  await flood('203.0.113.1', bodies);
  for (const address of times(12, (index) => `198.51.100.${index}`))
    await post(address, { session_id: `reader-${address.replaceAll('.', '-')}`, events: [search('防災')] });
  expect((await ranking()).map(({ key, count }: never) => [key, count])).toEqual([
    ['防災', 12],
    ['悪口', believed.visitsOfWord],
  ]);
  await expectExactSums(analytics.db);
});

test('a visit’s words are thirty, and without a visit a word counts for nothing', async () => {
  for (const visit of times(5, (index) => `junk-visit-${index}`))
    for (const batch of times(3, (index) => index))
      await post('203.0.113.1', {
        session_id: visit,
        events: times(50, (index) => search(`語${batch}-${index}`)),
      });
  expect(await analytics.db.rows(sql`SELECT 1 FROM searches`)).toHaveLength(5 * believed.wordsOfVisit);
  await flood(
    '203.0.113.2',
    times(5, () => ({ events: [search('だれでもない')] })),
  );
  expect(await analytics.db.rows(sql`SELECT 1 FROM searches WHERE keyword = 'だれでもない'`)).toEqual([]);
});

test('who repeats a word takes it from nobody else behind the same address', async () => {
  const many = times(50, (index) => search(`語${index}`));
  await post('203.0.113.1', { session_id: 'attacker-1', events: many });
  await flood(
    '203.0.113.1',
    times(9, () => ({ session_id: 'attacker-1', events: [...many.slice(1), search('防災')] })),
  );
  for (const visit of times(6, (index) => `reader-000${index}`))
    await post('203.0.113.1', { session_id: visit, events: [search('防災')] });
  expect((await ranking()).map(({ key, count }: never) => [key, count])).toEqual([['防災', 6]]);
});

test('12,000 page views of one visit are as many as a visit has', async () => {
  await flood(
    '203.0.113.1',
    times(240, () => ({ session_id: 'attacker-1', events: times(50, () => view) })),
  );
  expect(await today('page_views')).toBe(believed.eventsOfVisit);
  await expectExactSums(analytics.db);
});

test('page views without a visit, or of ever new ones, end with the address', async () => {
  await post('203.0.113.1', { events: [view] });
  await almost(believed.eventsOfAddress, 120);
  await flood(
    '203.0.113.1',
    times(10, () => ({ events: times(20, () => view) })),
  );
  await flood(
    '203.0.113.1',
    times(10, (index) => ({ session_id: `invented-${index}`, events: [view] })),
  );
  expect(await today('page_views')).toBe(1 + 120);
  await post('203.0.113.2', { session_id: 'somebody-else', events: [view] });
  expect(await today('page_views')).toBe(1 + 120 + 1);
});

test('visits that one address invents end, new users with them; others’ do not', async () => {
  const invented = (index: number) => ({
    session_id: `invented-${index}`,
    first_visit: true,
    events: [view],
  });
  await post('2001:db8:1:2::1', invented(0));
  await almost(believed.visitsOfAddress, 30);
  await flood(
    '2001:db8:1:2::1',
    times(25, (index) => invented(100 + index)),
  );
  await flood(
    '2001:db8:1:2:ffff::9',
    times(25, (index) => invented(200 + index)),
  );
  expect([await today('sessions'), await today('new_users')]).toEqual([31, 31]);
  await post('2001:db8:1:2::1', invented(0));
  expect([await today('sessions'), await today('page_views')]).toEqual([31, 32]);
  await post('2001:db8:1:3::1', invented(300));
  expect(await today('sessions')).toBe(32);
  const metrics = await fetch(`http://127.0.0.1:${analytics.httpPort}/metrics`);
  expect(await metrics.text()).toMatch(/analytics_usage_events_left_out_total\{[^}]*\} [1-9]/);
});

test('a crowd of 2,000 behind one address is believed whole', async () => {
  await flood(
    '203.0.113.1',
    times(2_000, (index) => ({
      session_id: `reader-${index}`,
      events: [view, { ...leave, duration_ms: 20_000 }, view, { ...leave, duration_ms: 40_000 }, view],
    })),
  );
  expect([await today('sessions'), await today('page_views'), await today('view_time')]).toEqual([
    2_000, 6_000, 60,
  ]);
});

test('no visit lasts longer than four hours', async () => {
  await post('203.0.113.1', { session_id: 'reader-0001', events: [view, ...times(49, () => leave)] });
  await post('203.0.113.1', { session_id: 'reader-0001', events: times(50, () => leave) });
  expect(await today('view_time')).toBe(4 * 60 * 60);
  await expectExactSums(analytics.db);
});

test('nothing says where it came from once the day is over', async () => {
  await post('203.0.113.77', { session_id: 'reader-0001', events: [view, search('防災')] });
  const kept = async () =>
    JSON.stringify(
      await Promise.all(
        ['usage_events', 'usage_quotas', 'searches', 'sessions'].map((table) =>
          analytics.db.pool.query(`SELECT * FROM ${table}`).then(({ rows }) => rows),
        ),
      ),
    );
  expect(await kept()).not.toMatch(/203\.0\.113|reader-0001/);
  await analytics.db.run(sql`UPDATE usage_quotas SET day = day - 1`);
  await analytics.db.run(sql`UPDATE session_salts SET day = day - 1`);
  const replica = await analytics.startReplica();
  const url = `http://127.0.0.1:${replica.httpPort}/api/v1/analytics/events`;
  const headers = { 'Content-Type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify({ events: [view] }) });
  expect(await analytics.db.rows(sql`SELECT 1 FROM usage_quotas`)).toHaveLength(1);
  expect(await analytics.db.rows(sql`SELECT 1 FROM session_salts`)).toHaveLength(1);
  await replica.stop();
});
