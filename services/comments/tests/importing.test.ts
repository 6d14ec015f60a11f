import { eventually } from '@ideabox/testing';
import { type Alone, bootAlone } from './boot.ts';

let app: Alone;
beforeAll(async () => {
  app = await bootAlone();
  await app.facts.tell('ideas.v1.CategoryChanged', {
    category_id: 1,
    search_key: 'one',
    name: '一',
    status: 'on_air',
    revision: 1,
  });
  const ideas = Array.from({ length: 8 }, (_, index) => ({
    idea_id: index + 1,
    name: '題名',
    category_id: 1,
    author_id: 'author',
    revision: 1,
  }));
  await app.facts.tell('ideas.v1.IdeasImported', { ideas });
});
afterAll(() => app.stop());

const row = (key: string, given = {}) => ({
  import_key: `set:${key}`,
  idea_id: 1,
  parent_import_key: '',
  member_id: 'writer',
  contents: `意見 ${key}`,
  date_entered: '2025-05-01T00:00:00Z',
  ...given,
});

const load = (comments: object[]) => app.rpc.call('ImportComments', { comments });

/** What was told of imported comments, and of the discussions that they made. */
const told = () => {
  const events = app.facts.of('comments.v1.CommentsImported');
  return {
    comments: events.flatMap((event) => event.comments),
    discussions: events.flatMap((event) => event.discussions),
  };
};

const collect = async <T>(stream: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const part of stream) all.push(part);
  return all;
};

test('comments come with their numbers, replies, counters and facts; again, nothing changes', async () => {
  const rows = [
    row('2', { date_entered: '2025-05-02T00:00:00Z', contents: '二番目' }),
    row('1', { date_entered: '2025-05-01T12:00:00+09:00', contents: '一番目' }),
    row('3', { date_entered: '2025-05-03T00:00:00Z', parent_import_key: 'set:1', member_id: 'other' }),
    row('4', { date_entered: '2025-05-04T00:00:00Z', parent_import_key: 'set:3' }),
  ];
  expect(await load(rows)).toEqual({ inserted: 4, rejections: [] });
  const read = async () => (await app.get('/ideas/1/comments')).body;
  await eventually(async () => expect((await read()).results).toHaveLength(2));
  const before = await read();
  expect(before.metadata.resultset.count).toBe(2);
  expect(before.results).toMatchObject([
    { serial_number: '002', contents: '二番目', comments: [] },
    { serial_number: '001', contents: '一番目', date_entered: '2025-05-01T03:00:00.000Z', comment_count: 2 },
  ]);
  expect(before.results[1].comments).toMatchObject([{ serial_number: '003' }, { serial_number: '004' }]);
  expect((await app.get('/comments?keyword=一番')).body.metadata.resultset.count).toBe(1);
  const discussions = await eventually(() => {
    const [comments, discussions] = [told().comments, told().discussions].map((all) =>
      all.filter(({ idea_id }) => idea_id === 1),
    );
    expect([comments?.length, discussions?.length]).toEqual([4, 1]);
    return discussions;
  });
  expect(discussions).toEqual([
    {
      idea_id: 1,
      comment_count: 4,
      revision: 1,
      top_comment: {
        comment_id: before.results[1].id,
        author_id: 'writer',
        contents: '一番目',
        noted: false,
      },
    },
  ]);
  expect(app.facts.of('comments.v1.CommentChanged')).toEqual([]);

  expect(await load(rows)).toEqual({ inserted: 0, rejections: [] });
  expect(await read()).toEqual(before);

  expect(await load([...rows, row('5', { parent_import_key: 'set:2' })])).toEqual({
    inserted: 1,
    rejections: [],
  });
  expect((await read()).results[0]).toMatchObject({ comment_count: 1, comments: [{ serial_number: '005' }] });
});

test('a row that is not in order is named with its reason, the rest is loaded', async () => {
  expect((await load([row('there', { idea_id: 2 })])).inserted).toBe(1);
  const rows = [
    row('r0', { idea_id: 0 }),
    row('r1', { contents: ' ' }),
    row('r2', { contents: '長'.repeat(501) }),
    row('r3', { parent_import_key: 'set:r1' }),
    row('r4', { idea_id: 3, parent_import_key: 'set:there' }),
    row('r5', { date_entered: '昨日' }),
    row('r6', { date_entered: '2025-02-31T00:00:00Z' }),
    row('r7', { date_entered: '2999-01-01T00:00:00Z' }),
    row('r8', { member_id: '' }),
    row('r9', { contents: '零\u0000' }),
    row('', { import_key: '' }),
    row('there', { idea_id: 2, contents: '同じ番号の別の文' }),
    row('r12', { idea_id: 3, contents: `𠮷${'長'.repeat(499)}` }),
    row('r13', { idea_id: 777 }),
  ];
  const { inserted, rejections } = await load(rows);
  expect(inserted).toBe(1);
  expect(rejections.map(({ index, reason }) => [index, reason])).toEqual([
    [0, 'idea_id: unknown'],
    [1, 'contents: 1 to 500 characters expected'],
    [2, 'contents: 1 to 500 characters expected'],
    [3, 'parent_id: unknown'],
    [4, 'parent_id: of another idea'],
    [5, 'date_entered: RFC 3339 expected, and no future time'],
    [6, 'date_entered: RFC 3339 expected, and no future time'],
    [7, 'date_entered: RFC 3339 expected, and no future time'],
    [8, 'member_id: missing'],
    [9, 'a character that cannot be stored'],
    [10, 'id: missing'],
    [11, 'id: another comment was imported under it'],
    [13, 'idea_id: unknown'],
  ]);
});

test('two imports of the same at once load it once', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => row(`p${index}`, { idea_id: 4 + (index % 3) }));
  const [a, b] = await Promise.all([load(rows), load(rows.toReversed())]);
  expect((a?.inserted ?? 0) + (b?.inserted ?? 0)).toBe(300);
  expect([...(a?.rejections ?? []), ...(b?.rejections ?? [])]).toEqual([]);
  for (const idea of [4, 5, 6]) {
    const { body } = await app.get(`/comments?idea=${idea}&limit=100&fields=serial_number`);
    const numbers = body.results.map((item: { serial_number: string }) => Number(item.serial_number));
    expect(numbers.toSorted((x: number, y: number) => x - y)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
  }
});

test('more than 2,000 rows are refused', async () => {
  const rows = Array.from({ length: 2_001 }, (_, index) => row(`x${index}`));
  await expect(load(rows)).rejects.toMatchObject({ details: 'at most 2000 comments a call' });
});

test('a replay tells the same as the facts did', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => row(`again${index}`, { idea_id: 7 + (index % 2) }));
  await load(rows);
  const comments = (await collect(app.rpc.stream('ReplayComments', {}))).flatMap((part) => part.comments);
  await eventually(() => {
    const byId = (a: { comment_id: number }, b: { comment_id: number }) => a.comment_id - b.comment_id;
    expect(comments).toEqual(told().comments.toSorted(byId));
  });
  expect(comments.filter(({ idea_id }) => idea_id >= 7)).toHaveLength(300);
});
