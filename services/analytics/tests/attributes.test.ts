import { applyFacts } from '../src/store/apply-facts.ts';
import { memberFacts } from '../src/store/member-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { member } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
let made = 0;

const some = (count: number, given: Partial<ReturnType<typeof member>>) =>
  Array.from({ length: count }, () => {
    made += 1;
    return member({ member_id: `member ${made}`, ...given });
  });

beforeAll(async () => {
  analytics = await bootAnalytics();
  await applyFacts(analytics.db, memberFacts, [
    ...some(9, { gender: 'M', region: '13', age: '30s', industry: 'H-1', job_type: 'engineer' }),
    ...some(7, { gender: 'F', region: '27', age: '40s' }),
    ...some(2, { gender: 'O', region: '01' }),
    ...some(1, { gender: 'U', region: '99', date_entered: '2026-07-01T00:00:00Z' }),
    ...some(20, { gender: 'M', status: 'MEMBER_STATUS_WITHDRAWN' }),
    ...some(6, { gender: 'F', region: '27', age: '40s', roles: ['operator'] }),
    ...some(3, { gender: 'M', roles: ['supporter', 'general'], region: '13', age: '30s' }),
  ]);
});
afterAll(() => analytics.stop());

const ask = (path: string, headers = {}) => analytics.http.get(`/analytics/${path}`).set(headers);
const cells = async (path: string, headers = {}) => {
  const answer = await ask(path, headers);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return Object.fromEntries(answer.body.results.map(({ key, count }: never) => [key, count]));
};

test('registered members by attribute; few are shown together', async () => {
  expect(await cells('genders')).toEqual({ F: 13, suppressed: 15 });
  expect(await cells('areas?limit=1')).toEqual({ '27': 13 });
  expect(await cells('businesses')).toEqual({ U: 19, 'H-1': 9 });
  expect(await cells('divisions')).toEqual({ U: 19, engineer: 9 });
  await expectExactSums(analytics.db);
});

test('up to the end of the month, whichever of its days is asked for', async () => {
  const june = { F: 13, suppressed: 14 };
  for (const query of [
    'period_start=2026-06-01&period_end=2026-06-01',
    'period_start=2026-06-01&period_end=2026-06-30',
  ])
    expect(await cells(`genders?${query}`)).toEqual(june);
  expect(
    await cells('genders?period_start=2026-06-01&period_end=2026-06-30&timezone=Pacific/Kiritimati'),
  ).toEqual(june);
  expect(await cells('genders?period_start=2020-01-01&period_end=2020-06-30')).toEqual({});
});

test('an audience, where everyone else must not follow from it', async () => {
  // Three supporters are men: nine men of twelve would say so.
  expect(await cells('genders?roles[]=general')).toEqual({ F: 7, suppressed: 12 });
  expect((await ask('genders?roles[]=operator')).status).toBe(401);
  expect((await ask('genders?roles[]=operator', await analytics.as('taro'))).status).toBe(403);
  expect(await cells('genders?roles[]=operator', await analytics.as('root', 'admin'))).toEqual({ F: 6 });
  expect(
    await cells('generations?roles[]=general,supporter,operator', await analytics.as('root', 'admin')),
  ).toEqual({
    '30s': 15,
    '40s': 13,
  });
});

test.each([
  ['', '女性'],
  ['ja', '女性'],
  ['en', 'Female'],
  ['en-US', 'Female'],
  ['fr', 'Femme'],
  ['zh', '女'],
  ['tlh', '女性'],
  ['en&lang=fr', 'Female'],
  ['constructor', '女性'],
  ['e', '女性'],
])('labels in the language %s', async (lang, label) => {
  const answer = await ask(`genders?limit=1${lang && `&lang=${lang}`}`);
  expect(answer.body.results).toEqual([{ key: 'F', label, count: 13 }]);
});

test('members belong to no category, and CSV has their labels', async () => {
  const csv = await ask('divisions?lang=en', { Accept: 'text/csv' });
  expect(csv.text).toBe('key,label,count\r\nU,Not answered,19\r\nengineer,Engineering and technical,9\r\n');
});
