import { eventually } from '@ideabox/testing';
import { parse } from 'csv-parse/sync';
import { api, as, categoryWith, postIdea } from './product.ts';

const download = (name: string, headers: Record<string, string> = {}) =>
  api.get(`/opendata/${name}.csv`).set(headers).buffer(true);

const rowsOf = async (name: string): Promise<Record<string, string>[]> =>
  parse((await download(name)).text, { columns: true });

test.each([
  ['categories', 'search_key,name,description,status,serial_number,contents,stepper,from,until'],
  ['ideas', 'id,name,contents,category,member_id,date_entered,tags'],
  ['comments', 'id,idea_id,parent_id,member_id,contents,date_entered'],
  ['votes', 'idea_id,type,voted_on'],
])('%s.csv is a file of documented columns, and has rows', async (name, columns) => {
  const { status, headers, text } = await download(name);
  expect([status, text.split('\n')[0]]).toEqual([200, columns]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
  });
  expect(parse(text, { columns: true }).length).toBeGreaterThan(1);
});

test.each(['categories', 'ideas', 'comments', 'votes'])(
  '%s.csv is resumable, is not sent twice, and comes compressed',
  async (name) => {
    const plain = { 'Accept-Encoding': 'identity' };
    // It may be written anew between two questions: then they are asked once more.
    await eventually(async () => {
      const whole = await download(name, plain);
      const { etag, 'last-modified': modified } = whole.headers as Record<string, string>;
      expect(etag).toMatch(/^"/);
      const bytes = Buffer.from(whole.text);
      const range = { Range: 'bytes=40-', 'If-Range': etag as string };
      const rest = await download(name, { ...plain, ...range });
      expect(rest.status).toBe(206);
      expect(rest.headers).toMatchObject({
        etag,
        'last-modified': modified,
        'accept-ranges': 'bytes',
        'content-range': `bytes 40-${bytes.length - 1}/${bytes.length}`,
      });
      expect(rest.text).toBe(bytes.subarray(40).toString());
      const known = await download(name, { ...plain, 'If-None-Match': etag as string });
      expect([known.status, known.text]).toEqual([304, '']);
    });
    const compressed = await download(name, { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
      etag: expect.stringMatching(/^"[\w-]+-gzip"$/),
    });
    expect(compressed.text).toMatch(/^\w+,\w+/);
    const beyond = await download(name, { Range: 'bytes=99999999999-' });
    expect([beyond.status, beyond.body.message]).toEqual([416, 'Invalid Request']);
  },
);

test('of votes no file has fewer than five together', async () => {
  const cells = Map.groupBy(await rowsOf('votes'), ({ idea_id, voted_on }) => `${idea_id} ${voted_on}`);
  expect([...cells.keys()].every((key) => /^\d+ \d{4}-\d\d(-\d\d)?$/.test(key))).toBe(true);
  expect(Math.min(...[...cells.values()].map((rows) => rows.length))).toBeGreaterThanOrEqual(5);
});

test('what is posted is in it until it is removed; what is not for everyone never is', async () => {
  const word = `公開 ${Date.now().toString(36)}`;
  const shown = await postIdea('member1', { name: `=${word}`, contents: '"引用", と\n改行' });
  const category = await categoryWith('open_for_supporter');
  const closed = await postIdea('supporter1', { name: word, category });
  const found = (ideas: Record<string, string>[], id: number) => ideas.find((row) => row.id === String(id));
  await eventually(async () => {
    const ideas = await rowsOf('ideas');
    expect(found(ideas, shown)).toMatchObject({ name: `'=${word}`, contents: '"引用", と\n改行' });
    expect(found(ideas, closed)).toBeUndefined();
  });
  await api
    .delete(`/ideas/${shown}`)
    .set(await as('operator1'))
    .send({ reason: '試験' })
    .expect(200);
  await eventually(async () => expect(found(await rowsOf('ideas'), shown)).toBeUndefined());
});

test('votes are in it from the fifth on, without who voted', async () => {
  const idea = await postIdea('member1');
  const vote = async (headers: Record<string, string>, type: string) =>
    api.put(`/ideas/${idea}/vote`).set(headers).send({ type }).expect(200);
  const told = async () => (await rowsOf('votes')).filter(({ idea_id }) => idea_id === String(idea));
  for (const account of ['member2', 'supporter1', 'operator1', 'admin1'] as const)
    await vote(await as(account), 'negative');
  const later = await postIdea('member1');
  // The file knows of what came after the four votes.
  await eventually(async () => expect((await rowsOf('ideas')).map(({ id }) => id)).toContain(String(later)));
  expect(await told()).toEqual([]);
  await vote(await as('semioperator1'), 'positive');
  await eventually(async () => expect(await told()).toHaveLength(5));
  const rows = await told();
  expect(rows.map(({ type }) => type)).toEqual([...Array(4).fill('negative'), 'positive']);
  expect(rows[0]?.voted_on).toMatch(/^\d{4}-\d\d-\d\d$/);
});
