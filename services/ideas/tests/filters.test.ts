import pg from 'pg';
import { bootIdeas, type Ideas } from './boot.ts';

/** What the table below says of an idea; ids are in the order of the ideas. */
type Row = {
  id: number;
  word: string;
  tag: string;
  category: string;
  step: string | null;
  situation: number | null;
  parent: number | null;
  member: string;
  hoursOld: number;
  point: number;
  comments: number;
  voteHoursOld: number | null;
};

const hour = 3_600_000;
const now = Date.now();
const ages = [1, 20, 30, 100, 160, 200, 400, 650, 800, 2_000];

const rows: Row[] = Array.from({ length: 36 }, (_, index) => ({
  id: index + 1,
  word: ['防災', '図書館', '窓口'][index % 3] as string,
  tag: ['DX', '子育て'][index % 2] as string,
  category: ['on_air', 'completed', 'open_for_comment'][Math.floor(index / 4) % 3] as string,
  step: [null, 'supporters-post', 'supporters-vote'][index % 3 ? index % 2 : 2] as string | null,
  situation: index % 4 === 0 ? null : (index % 2) + 1,
  parent: index > 4 && index % 3 === 0 ? 1 : null,
  member: ['taro', 'hanako'][Math.floor(index / 2) % 2] as string,
  hoursOld: ages[(index * 7) % ages.length] as number,
  point: ((index * 5) % 9) - 4,
  comments: (index * 11) % 7,
  voteHoursOld: index % 5 === 0 ? null : (index * 13) % 50,
}));

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
  const imported = rows.map((row) => ({
    import_key: `f:${row.id}`,
    name: `${row.word}の題名`,
    contents: '本文',
    tags: [row.tag],
    category: row.category,
    member_id: row.member,
    // In the order of the numbers; the real dates are set below.
    date_entered: new Date(now - 10_000 * hour + row.id * 1_000).toISOString(),
  }));
  await ideas.rpc.call('ImportIdeas', { ideas: imported });
  const client = new pg.Client({ connectionString: ideas.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO members (id, portal_name, roles, status, revision)
     SELECT id, id, '{general}', 'active', 1 FROM (VALUES ('taro'), ('hanako')) AS v(id)`,
  );
  await client.query(
    `INSERT INTO situations (category_id, name, position)
     SELECT (SELECT min(id) FROM categories), name, 0 FROM (VALUES ('a'), ('b')) AS v(name)`,
  );
  await client.query(
    `CREATE TEMPORARY TABLE facts AS SELECT * FROM jsonb_to_recordset($1::jsonb) AS f(id bigint, step text, situation bigint,
      parent bigint, "hoursOld" float8, point integer, comments integer, "voteHoursOld" float8)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `UPDATE ideas i SET situation_id = f.situation, parent_id = f.parent,
       stepper_id = (SELECT s.id FROM steppers s WHERE s.stepper_key = f.step),
       date_entered = to_timestamp($1) - f."hoursOld" * interval '1 hour' FROM facts f WHERE f.id = i.id`,
    [now / 1_000],
  );
  await client.query(
    `UPDATE standings s SET date_entered = i.date_entered, positive_count = greatest(f.point, 0),
       negative_count = greatest(-f.point, 0), comment_count = f.comments,
       vote_date = to_timestamp($1) - f."voteHoursOld" * interval '1 hour'
     FROM facts f JOIN ideas i USING (id) WHERE f.id = s.idea_id`,
    [now / 1_000],
  );
  await client.end();
});
afterAll(() => ideas.stop());

/** The day in Japan of so many hours ago. */
const day = (hoursOld: number) => new Date(now - hoursOld * hour + 9 * hour).toISOString().slice(0, 10);

/** Each filter: its parameters, and which ideas the contract means by them. */
const filters: Record<string, [query: string, meant: (row: Row) => boolean]> = {
  keyword: ['keyword=防災', (row) => row.word === '防災'],
  tag: ['tag=ｄｘ', (row) => row.tag === 'DX'],
  category: ['category=on_air', (row) => row.category === 'on_air'],
  step: ['step=supporters-vote', (row) => row.step === 'supporters-vote'],
  member_id: ['member_id=taro', (row) => row.member === 'taro'],
  parent_id: ['parent_id=1', (row) => row.parent === 1],
  situation_id: ['situation_id=1', (row) => row.situation === 1],
  period: ['period=week', (row) => row.hoursOld <= 7 * 24],
  dates: [
    `start_date=${day(500)}&end_date=${day(30)}`,
    (row) => day(row.hoursOld) >= day(500) && day(row.hoursOld) <= day(30),
  ],
};

const week = 7 * 24;
const keys: Record<string, (row: Row) => number> = {
  date_entered: (row) => -row.hoursOld,
  point: (row) => row.point,
  rank: (row) => Math.sign(row.point) * Math.log10(Math.max(1, Math.abs(row.point))) - row.hoursOld / week,
  comment_count: (row) => row.comments,
  vote_date: (row) => -(row.voteHoursOld ?? Number.MAX_VALUE),
};

/** Equal ones stand by number, the newest first where the order is falling. */
const sorted = (meant: Row[], sort: string, order: string) => {
  const key = keys[sort] as (row: Row) => number;
  const falling = meant.toSorted((a, b) => key(b) - key(a) || b.id - a.id);
  return (order === 'desc' ? falling : falling.toReversed()).map((row) => row.id);
};

const ask = async (query: string) => {
  const answer = await ideas.http.get(`/ideas?${encodeURI(query)}&limit=100&fields=id`);
  expect([query, answer.status]).toEqual([query, 200]);
  const ids = answer.body.results.map(({ id }: { id: number }) => id) as number[];
  expect([query, answer.body.metadata.resultset.count]).toEqual([query, ids.length]);
  return ids;
};

const names = Object.keys(filters);
const sorts = [...Object.keys(keys), 'random'];
const orders = ['desc', 'asc'];

/** Every set of filters; each with another sort and order than the one before. */
const combinations = Array.from({ length: 2 ** names.length }, (_, set) => ({
  chosen: names.filter((_, bit) => set & (1 << bit)),
  sort: sorts[set % sorts.length] as string,
  order: orders[Math.floor(set / sorts.length) % 2] as string,
}));

const check = async ({ chosen, sort, order }: (typeof combinations)[number]) => {
  const pairs = chosen.map((name) => filters[name] as (typeof filters)[string]);
  const query = [...pairs.map(([text]) => text), `sort=${sort}`, `order=${order}`].join('&');
  const meant = rows.filter((row) => pairs.every(([, fits]) => fits(row)));
  const answered = await ask(query);
  if (sort === 'random')
    expect([query, answered.toSorted((a, b) => a - b)]).toEqual([query, meant.map((row) => row.id)]);
  else expect([query, answered]).toEqual([query, sorted(meant, sort, order)]);
};

test(`${combinations.length} sets of filters answer with the ideas that fit all of them`, async () => {
  for (const combination of combinations) await check(combination);
});

test('every filter with every sort in both orders', async () => {
  for (const name of names)
    for (const sort of sorts) for (const order of orders) await check({ chosen: [name], sort, order });
});

test.each([
  ['day', 24],
  ['week', 168],
  ['months', 28 * 24],
])('period=%s', async (period, hours) => {
  const answered = await ask(`period=${period}&order=asc`);
  const meant = rows.filter((row) => row.hoursOld <= hours);
  expect(answered).toEqual(sorted(meant, 'date_entered', 'asc'));
});

test.each(sorts)('pages by %s do not overlap and leave nothing out', async (sort) => {
  for (const order of orders) {
    const whole = await ask(`sort=${sort}&order=${order}&seed=3`);
    const paged: number[] = [];
    for (let offset = 0; offset < 40; offset += 7) {
      const answer = await ideas.http.get(
        `/ideas?sort=${sort}&order=${order}&seed=3&limit=7&offset=${offset}`,
      );
      paged.push(...answer.body.results.map(({ id }: { id: number }) => id));
    }
    expect(paged).toEqual(whole);
  }
});

test('random order follows its seed, backwards too, and filters leave the rest in their order', async () => {
  const one = await ask('sort=random&seed=1');
  expect(await ask('sort=random&seed=1')).toEqual(one);
  expect(await ask('sort=random&seed=1&order=asc')).toEqual(one.toReversed());
  expect(await ask('sort=random&seed=2')).not.toEqual(one);
  const taros = await ask('sort=random&seed=1&member_id=taro');
  expect(taros).toEqual(one.filter((id) => rows[id - 1]?.member === 'taro'));
});

test.each([
  ['start_date=2026-05-02&end_date=2026-05-01', { end_date: ['invalid'] }],
  ['start_date=2026-02-30', { start_date: ['invalid'] }],
  ['start_date=0000-01-01', { start_date: ['invalid'] }],
  ['end_date=20260501', { end_date: ['invalid'] }],
  ['period=months3', { period: ['invalid'] }],
  ['seed=-1', { seed: ['invalid'] }],
  ['order=up', { order: ['invalid'] }],
  ['parent_id=x', { parent_id: ['invalid'] }],
  ['situation_id=0', { situation_id: ['invalid'] }],
  ['parent_id=9007199254740992', { parent_id: ['invalid'] }],
  [`keyword=${'a'.repeat(201)}`, { keyword: ['max_length'] }],
])('%s is refused', async (query, errors) => {
  const answer = await ideas.http.get(`/ideas?${query}`);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test.each([
  ['a day to come', `start_date=${day(-72)}`, 0],
  ['until a day to come', 'end_date=9999-12-31', rows.length],
  ['from the first day', 'start_date=0001-01-01', rows.length],
  ['an unknown step', 'step=none', 0],
  ['an unknown parent', 'parent_id=999999999999999', 0],
  ['beyond the end', 'offset=999999999999999', 0],
  ['beyond the end, at random', 'offset=999999999999999&sort=random', 0],
  ['SQL', "tag=' OR 1=1 --&member_id='; DROP TABLE ideas", 0],
])('%s', async (_, query, shown) => {
  const answer = await ideas.http.get(`/ideas?${encodeURI(query)}&limit=100`);
  expect([answer.status, answer.body.results.length]).toEqual([200, shown]);
});
