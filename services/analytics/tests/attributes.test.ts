import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { attributes } from '../src/domain/attributes.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { member } from './facts.ts';
import { expectExactSums } from './sums.ts';

type Member = ReturnType<typeof member>;

let analytics: Analytics;
let revision = 1;

const some = (count: number, name: string, given: Partial<Member>) =>
  Array.from({ length: count }, (_, index) => member({ member_id: `${name} ${index + 1}`, ...given }));

const women = some(20, 'woman', { gender: 'F', region: '27', age: '40s', job_type: 'desk' });

/** Tells of members and waits until it is counted. */
const tell = async (members: Member[]) => {
  revision += 1;
  const told = members.map((given) => ({ ...given, revision }));
  await analytics.emit('identity.v1.MembersImported', { members: told });
  await eventually(async () => {
    const seen = await analytics.db.rows(sql`
      SELECT 1 FROM member_facts JOIN unnest(${told.map(({ member_id }) => member_id)}::text[]) AS t (id) USING (id)
      WHERE revision = ${revision}`);
    expect(seen).toHaveLength(told.length);
  });
};

/** Five more join, so that everything that has changed so far is told. */
const settle = () =>
  tell(some(5, `woman before ${revision}`, { gender: 'F', region: '27', age: '40s', job_type: 'desk' }));

const ask = (path: string, headers = {}) => analytics.http.get(`/analytics/${path}`).set(headers);

/** Every public answer about members, by what was asked. */
const publicAnswers = async () => {
  const asked = Object.keys(attributes).flatMap((widget) =>
    ['', 'roles=general', 'lang=fr', 'period_end=2099-12-31', 'limit=1'].map((query) => `${widget}?${query}`),
  );
  const answers = await Promise.all(asked.flatMap((path) => [ask(path), ask(path, { Accept: 'text/csv' })]));
  return answers.map(({ status, text }) => ({ status, text }));
};

const cells = async (path: string, headers = {}): Promise<Record<string, number>> => {
  const answer = await ask(path, headers);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return Object.fromEntries(
    answer.body.results.map(({ key, count }: { key: string; count: number }) => [key, count]),
  );
};

/** Whoever may ask, with what they may ask of members beyond what everyone may. */
const readers = async () => {
  const restricted = ['roles[]=operator', 'roles[]=supporter&roles[]=general', 'roles[]=admin'];
  return [
    [{}, []],
    [await analytics.as('some member'), []],
    [await analytics.as('some supporter', 'supporter'), restricted],
    [await analytics.as('some admin', 'admin'), restricted],
  ] as const;
};

const filters = [
  ...['', 'roles=general', 'roles=visitor', 'roles[]=general&roles[]=visitor', 'lang=ru'],
  ...['period_start=2000-01-01', 'period_end=2099-12-31', 'period_type=quarter'],
];
/** One result has no pages. */
const filtersOfRows = ['limit=2&offset=1', 'fields=count'];

/** Every answer of figures to every reader, as rows and as a table for spreadsheets. */
const answersOf = async (widgets: Readonly<Record<string, readonly string[]>>) => {
  const asked = (await readers()).flatMap(([headers, more]) =>
    Object.entries(widgets).flatMap(([widget, own]) =>
      [...filters, ...own, ...more].map((filter) => [`${widget}${filter}`, headers] as const),
    ),
  );
  const answers = await Promise.all(
    asked.flatMap(([path, headers]) => [ask(path, headers), ask(path, { ...headers, Accept: 'text/csv' })]),
  );
  return answers.map(({ status, text, request }) => ({ asked: request.url, status, text }));
};

/** The counts of members that are told in fives, to all but staff. */
const countsInFives = async () => {
  const asked = (await readers())
    .slice(0, -1)
    .flatMap(([headers, more]) =>
      ['members', 'funnel'].flatMap((widget) =>
        ['', 'roles=general', ...more].flatMap((filter) =>
          ['date', 'month'].map(
            (type) =>
              [
                `${widget}?period_start=2026-06-01&period_end=2026-06-30&period_type=${type}&${filter}`,
                headers,
              ] as const,
          ),
        ),
      ),
    );
  const answers = await Promise.all(asked.map(([path, headers]) => ask(path, headers)));
  return answers.flatMap(({ body }) => body.results.map(({ count }: { count: number }) => count) as number[]);
};

/** Who is told apart from women, and who with others, goes by what other tests have told before. */
const womenAndOthers = ({ F = 0, ...others }: Record<string, number>) => ({
  women: F,
  others: Object.values(others).reduce((sum, count) => sum + count, 0),
});

/** Before any other test has told of anyone. */
const shownFirst: Record<string, Record<string, number>> = {};

beforeAll(async () => {
  analytics = await bootAnalytics();
  await tell([
    ...women,
    ...some(17, 'man', { gender: 'M', industry: 'H-1', job_type: 'engineer' }),
    ...some(3, 'other', { gender: 'O', region: '01', job_type: 'sales' }),
    ...some(4, 'supporter', { gender: 'M', roles: ['supporter', 'general'], job_type: 'sales' }),
    ...some(6, 'operator', { gender: 'F', roles: ['operator'], job_type: 'desk' }),
    ...some(9, 'gone', { status: 'MEMBER_STATUS_WITHDRAWN' }),
  ]);
  const first = ['genders', 'areas?limit=1', 'divisions', 'divisions?roles=general'];
  for (const path of first) shownFirst[path] = await cells(path);
  const admin = await analytics.as('root', 'admin');
  for (const path of ['genders?roles[]=operator', 'genders?roles[]=supporter'])
    shownFirst[path] = await cells(path, admin);
  await expectExactSums(analytics.db);
});
afterAll(() => analytics.stop());

test('members by attribute; few are shown together, and nothing of a role that few have', () => {
  expect(shownFirst).toEqual({
    genders: { F: 26, suppressed: 20 },
    'areas?limit=1': { '27': 20 },
    divisions: { desk: 26, suppressed: 20 },
    'divisions?roles=general': { desk: 20, suppressed: 20 },
    'genders?roles[]=operator': { F: 6 },
    'genders?roles[]=supporter': {},
  });
});

test('an audience is told what all are told of it, no more', async () => {
  const admin = await analytics.as('root', 'admin');
  expect((await ask('genders?roles[]=operator')).status).toBe(401);
  expect((await ask('genders?roles[]=operator', await analytics.as('taro'))).status).toBe(403);
  expect((await ask('genders', admin)).text).toBe((await ask('genders')).text);
  for (const widget of Object.keys(attributes)) {
    const [all, general] = [await cells(widget), await cells(`${widget}?roles=general`)];
    for (const key of Object.keys({ ...all, ...general })) {
      const others = (all[key] ?? 0) - (general[key] ?? 0);
      expect({ widget, key, others: others === 0 || others >= 5 }).toEqual({ widget, key, others: true });
    }
  }
});

test.each<[string, Member]>([
  ['changes a gender', member({ ...women[0], gender: 'U' })],
  ['changes an age', member({ ...women[0], age: '50s' })],
  ['changes a prefecture', member({ ...women[0], region: '28' })],
  ['changes an industry', member({ ...women[0], industry: 'R' })],
  ['changes a kind of job', member({ ...women[0], job_type: 'sales' })],
  ['is given a role', member({ ...women[0], roles: ['operator'] })],
  ['leaves', member({ ...women[0], status: 'MEMBER_STATUS_WITHDRAWN' })],
  [
    'changes all',
    member({ ...women[0], gender: 'M', age: '10s', region: '99', industry: 'A', job_type: 'other' }),
  ],
])('no answer differs after one member %s', async (_, changed) => {
  await settle();
  const before = await publicAnswers();
  await tell([changed]);
  expect(await publicAnswers()).toEqual(before);
});

test('one member who changes all, whoever asks, with whatever filter and in whichever form, is in no figure of members', async () => {
  await settle();
  const figures = {
    ...Object.fromEntries([...Object.keys(attributes), 'leaders'].map((name) => [`${name}?`, filtersOfRows])),
    'concentration?of=votes&': [],
  };
  const [before, counted] = [await answersOf(figures), await countsInFives()];
  expect(Math.max(...counted)).toBeGreaterThan(0);
  await tell([
    member({
      ...women[1],
      gender: 'M',
      age: '10s',
      region: '99',
      industry: 'A',
      job_type: 'other',
      roles: ['operator'],
    }),
  ]);
  expect(await answersOf(figures)).toEqual(before);
  const moved = (await countsInFives()).map((count, index) => count - (counted[index] ?? 0));
  expect(moved.filter((difference) => difference % 5 !== 0)).toEqual([]);
});

test('what becomes of those who have left is no change', async () => {
  await settle();
  await tell(
    some(3, 'gone', { status: 'MEMBER_STATUS_WITHDRAWN', gender: 'U', age: '10s', roles: ['admin'] }),
  );
  expect(await analytics.db.rows(sql`SELECT member_id FROM untold_members`)).toEqual([]);
  await tell(some(1, 'gone', { gender: 'F' }));
  expect(await analytics.db.rows(sql`SELECT member_id FROM untold_members`)).toHaveLength(1);
});

test('nor after four joined; the fifth shows all of them', async () => {
  await settle();
  const before = await cells('genders');
  const joining = some(5, 'new woman', { gender: 'F', date_entered: '2020-01-01T00:00:00Z' });
  for (const one of joining.slice(0, 4)) await tell([one]);
  expect(await cells('genders')).toEqual(before);
  // Who is told of again, or changes once more, is no fifth.
  await tell(joining.slice(0, 2));
  await tell([member({ ...joining[0], gender: 'U' })]);
  expect(await cells('genders')).toEqual(before);
  await tell(joining.slice(4));
  const { women: told, others } = womenAndOthers(before);
  expect(womenAndOthers(await cells('genders'))).toEqual({ women: told + 4, others: others + 1 });
  await expectExactSums(analytics.db);
});

test('a month that is over stays as it was, whoever registered in it', async () => {
  await settle();
  const { db } = analytics;
  await db.run(sql`UPDATE member_snapshots SET month = date_trunc('month', month - 1)::date`);
  const monthsAgo = (count: number) => {
    const [year, month] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' })
      .format(new Date())
      .split('-');
    return new Date(Date.UTC(Number(year), Number(month) - count, 0)).toISOString().slice(0, 10);
  };
  const lastMonth = `period_start=2020-01-01&period_end=${monthsAgo(1)}`;
  const before = await cells(`genders?${lastMonth}`);
  await tell(some(7, 'new man', { gender: 'M', date_entered: `${monthsAgo(1)}T00:00:00Z` }));
  expect(await cells(`genders?${lastMonth}`)).toEqual(before);
  const { women: told, others } = womenAndOthers(before);
  expect(womenAndOthers(await cells('genders'))).toEqual({ women: told, others: others + 7 });
  expect(await cells(`genders?period_start=2020-01-01&period_end=${monthsAgo(2)}`)).toEqual({});
});

test('processes that are told of changes at once lose none, and tell of fewer than five in none', async () => {
  await settle();
  const replica = await analytics.startReplica();
  const before = await cells('genders');
  revision += 1;
  const joining = some(43, 'late woman', { gender: 'F', revision });
  await Promise.all(joining.map((one) => analytics.emit('identity.v1.MemberChanged', one)));
  const steps = [before.F ?? 0];
  const all = (steps[0] as number) + joining.length;
  await eventually(async () => {
    const told = (await cells('genders')).F ?? 0;
    if (told !== steps.at(-1)) steps.push(told);
    const untold = await analytics.db.rows(sql`SELECT 1 FROM untold_members`);
    expect([told + untold.length, untold.length < 5]).toEqual([all, true]);
  });
  expect(steps.slice(1).every((step, index) => step - (steps[index] ?? 0) >= 5)).toBe(true);
  await replica.stop();
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
  expect(answer.body.results).toEqual([{ key: 'F', label, count: expect.any(Number) }]);
});

test('members belong to no category, and CSV has their labels', async () => {
  const csv = await ask('divisions?lang=en&roles=general&limit=1', { Accept: 'text/csv' });
  expect(csv.text).toMatch(
    /^key,label,count\r\nU,Not answered,\d+\r\n$|^key,label,count\r\ndesk,Office work,\d+\r\n$/,
  );
});
