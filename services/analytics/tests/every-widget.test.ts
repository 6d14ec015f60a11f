import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { supportFacts } from '../src/store/facts/support-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea, support, vote } from './facts.ts';

let analytics: Analytics;
let staff = {};
beforeAll(async () => {
  analytics = await bootAnalytics();
  staff = await analytics.as('root', 'admin');
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [category(), category({ category_id: 2, invisible: true })]);
  await applyFacts(db, ideaFacts, [idea({ name: '=cmd|calc' })]);
  await applyFacts(db, voteFacts, [
    vote(),
    vote({ member_id: 'x', date_entered: '2026-05-30T03:00:00Z' }),
    vote({ member_id: 'y', date_entered: '2025-06-10T03:00:00Z' }),
  ]);
  await applyFacts(db, supportFacts, [
    support(),
    support({ member_id: 'x', supported: false, revision: 2 }),
    support({ member_id: 'y', date_entered: '2026-06-02T03:00:00Z' }),
  ]);
});
afterAll(() => analytics.stop());

const series = 'ideas votes comments members supporters page_views sessions new_users view_time'.split(' ');
const keyed =
  'devices genders generations areas businesses divisions web_searches keyword_ranking tag_cloud idea_ranking leaders'.split(
    ' ',
  );
/** What answers to a question of its own. */
const asked = [
  ...['idea_ranking?by=points', 'idea_ranking?by=divided', 'idea_ranking?by=growth'],
  ...['hours?of=ideas', 'hours?of=comments', 'hours?of=votes', 'hours?of=page_views'],
  ...['concentration?of=ideas', 'concentration?of=comments', 'concentration?of=votes', 'funnel'],
];
/** The columns of those whose rows have no key. */
const columns: Record<string, string> = {
  ...Object.fromEntries(series.map((widget) => [widget, 'period_start,period_end,count\r\n'])),
  hours: 'weekday,hour,count\r\n1,0,',
  concentration: 'top_1_percent,top_10_percent,gini,curve\r\n',
};
const widgets = [...series, ...keyed, ...asked];
const ask = (path: string, headers = {}) =>
  analytics.http.get(`/analytics/${path.replace(/(\?.*)\?/, '$1&')}`).set(headers);

const hostile: [query: string, status: number][] = [
  ['timezone=X', 400],
  ['timezone=%00', 400],
  ['timezone=America/New_York', 400],
  ['period_start=2026-02-02&period_end=2026-02-01', 400],
  ['period_start=2026-02-30', 400],
  ['roles[]=emperor', 400],
  ['category=-1', 400],
  ['category=99999999999999999999', 400],
  ['category=1;drop table rollups', 400],
  ['category=999', 404],
  ['category=2', 404],
  ['roles[]=admin', 401],
  ['fields=nothing', 400],
  ['limit=0', 400],
  ['offset=-1', 400],
  ['nothing=1', 400],
];

test.each(widgets)('%s refuses what is wrong', async (widget) => {
  for (const [query, status] of hostile) {
    const answer = await ask(`${widget}?${query}`);
    expect({ query, status: answer.status }).toEqual({ query, status });
    expect(typeof answer.body.message).toBe('string');
  }
  expect((await ask(`${widget}?roles[]=admin`, await analytics.as('taro'))).status).toBe(403);
  for (const role of ['supporter', 'operator', 'admin'])
    expect((await ask(`${widget}?roles[]=admin`, await analytics.as('root', role))).status).toBe(200);
  // One result has no pages.
  const pages = widget.startsWith('concentration') ? 400 : 200;
  expect((await ask(`${widget}?offset=999999999999999`)).status).toBe(pages);
});

test.each(series)('%s has at most a thousand periods', async (widget) => {
  expect((await ask(`${widget}?period_start=1970-01-01&period_end=2199-12-31`)).status).toBe(400);
  const answer = await ask(`${widget}?period_start=2026-06-01&period_end=2026-06-02&compare=previous`);
  expect(answer.body.results.map((point: object) => Object.keys(point))).toEqual(
    Array(2).fill(['period_start', 'period_end', 'count', 'previous_count']),
  );
});

test.each(widgets)('%s as CSV begins with its header', async (widget) => {
  const answer = await ask(`${widget}?period_start=2026-06-01&period_end=2026-06-30`, { Accept: 'text/csv' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [name = ''] = widget.split('?');
  const begins = answer.text.startsWith(columns[name] ?? 'key,label,count');
  expect([answer.text.slice(0, 40), begins]).toEqual([answer.text.slice(0, 40), true]);
});

test('a formula in a name is no formula in CSV', async () => {
  const answer = await ask(
    'idea_ranking?period_start=2026-06-01&period_end=2026-06-30&fields=key,label,count',
    { ...staff, Accept: 'text/csv' },
  );
  expect(answer.text).toBe("key,label,count\r\n1,'=cmd|calc,1\r\n");
});

test('standing supports, by when they were given', async () => {
  const answer = await ask('supporters?period_start=2026-06-01&period_end=2026-06-02', staff);
  expect(answer.body.results.map(({ count }: never) => count)).toEqual([1, 1]);
});

test.each([
  ['date', '2026-06-01', '2026-06-02', [1, 0], [1, 0]],
  ['week', '2026-06-01', '2026-06-07', [1], [1]],
  ['month', '2026-06-01', '2026-06-30', [1], [1]],
  ['month', '2026-01-01', '2026-06-30', [0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0]],
  ['quarter', '2026-01-01', '2026-12-31', [0, 2, 0, 0], [0, 1, 0, 0]],
])('the %s periods from %s to %s beside those before', async (type, start, end, counts, before) => {
  const query = `period_start=${start}&period_end=${end}&period_type=${type}`;
  const { results } = (await ask(`votes?${query}&compare=previous`, staff)).body;
  expect(results.map((point: { count: number }) => point.count)).toEqual(counts);
  expect(results.map((point: { previous_count: number }) => point.previous_count)).toEqual(before);
  expect((await ask(`votes?${query}`)).body.results[0]).not.toHaveProperty('previous_count');
  const csv = await ask(`votes?${query}&compare=previous`, { Accept: 'text/csv' });
  expect(csv.text).toMatch(/^period_start,period_end,count,previous_count\r\n/);
  expect((await ask(`votes?${query}&compare=next`)).status).toBe(400);
});
