import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
beforeAll(async () => {
  app = await bootBesideIdeas();
});
afterAll(() => app.stop());

type Item = { id: number; idea: { id: number }; contents: string };
const results = async (path: string, id?: string, role?: string): Promise<Item[]> =>
  (await app.get(path, id, role)).body.results;

describe('lists', () => {
  let idea: number;
  beforeAll(async () => {
    idea = await app.newIdea();
    for (let n = 1; n <= 35; n += 1) {
      const contents = `${String(n).repeat(8)} ${n === 7 ? 'ＷＥＢカメラを増やす' : ''}`;
      await app.post({ idea_id: idea, contents }, n % 2 ? 'odd' : 'even');
    }
  });

  const numbers = async (path: string) => {
    const { body } = await app.get(path);
    return [
      body.results.map((item: { serial_number: string }) => Number(item.serial_number)),
      body.metadata.resultset,
    ];
  };

  test('pages of 30, newest first', async () => {
    const newest = Array.from({ length: 35 }, (_, index) => 35 - index);
    const path = `/ideas/${idea}/comments`;
    expect(await numbers(path)).toEqual([newest.slice(0, 30), { count: 35, limit: 30, offset: 0 }]);
    expect(await numbers(`${path}?page=2`)).toEqual([newest.slice(30), { count: 35, limit: 30, offset: 30 }]);
    expect(await numbers(`${path}?offset=30`)).toEqual(await numbers(`${path}?page=2`));
    expect(await numbers(`${path}?page=3`)).toEqual([[], { count: 35, limit: 30, offset: 60 }]);
    expect(await numbers(`${path}?page=999999999999999`)).toEqual([[], expect.anything()]);
    expect(await numbers(`${path}?order=asc&limit=2`)).toEqual([[1, 2], { count: 35, limit: 2, offset: 0 }]);
  });

  test('filters narrow, and the count says how many there are', async () => {
    const [page, set] = await numbers(`/comments?idea=${idea}&limit=3`);
    expect([page, set]).toEqual([[35, 34, 33], { count: 35, limit: 3, offset: 0 }]);
    expect(await numbers(`/comments?idea=${idea}&member_id=even&limit=1`)).toEqual([
      [34],
      { count: 17, limit: 1, offset: 0 },
    ]);
    expect(await numbers(`/comments?idea=${idea}&order=asc&offset=34`)).toEqual([
      [35],
      { count: 35, limit: 50, offset: 34 },
    ]);
    expect((await numbers(`/comments?category=on_air&member_id=odd`))[1].count).toBe(18);
    const byRating = `/comments?category=${app.categoryIds.on_air}&member_id=even&sort=rating`;
    expect((await numbers(byRating))[1].count).toBe(17);
    expect((await numbers('/members/odd/comments'))[1].count).toBe(18);
    expect((await numbers('/members/odd/comments?highly_rated=1'))[1].count).toBe(0);
  });

  test.each([
    ['webカメラ', 1],
    ['ｗｅｂ 増やす', 1],
    ['カメ', 1],
    ['増', 1],
    ['防犯', 0],
    ['、。', 0],
    ['%_\\', 0],
    ['', 35],
    ['77777777', 1],
  ])('the keyword %j finds %d', async (keyword, count) => {
    expect((await numbers(`/comments?idea=${idea}&keyword=${encodeURIComponent(keyword)}`))[1].count).toBe(
      count,
    );
  });

  test('fields select', async () => {
    const listed = await app.get(`/comments?idea=${idea}&limit=1&fields[]=id&fields[]=my_vote`);
    expect(listed.body.results).toEqual([{ id: expect.any(Number), my_vote: null }]);
    const threads = await app.get(`/ideas/${idea}/comments?limit=1&fields=serial_number,comments`);
    expect(threads.body.results).toEqual([{ serial_number: '035', comments: [] }]);
  });
});

test.each([
  '/comments?limit=0',
  '/comments?limit=101',
  '/comments?limit=-1',
  '/comments?offset=abc',
  '/comments?fields=password',
  '/ideas/1/comments?page=0',
])('%s is an invalid request', async (path) => {
  const answer = await app.get(path);
  expect([answer.status, answer.body.message]).toEqual([400, 'Invalid Request']);
});

test.each(['/comments?sort=loud', '/comments?keyword=%00', '/comments?member_id=%00', '/comments?idea=x'])(
  '%s is invalid',
  async (path) => expect((await app.get(path)).status).toBe(400),
);

test.each([
  ['/comments/0', 'Comment not found'],
  ['/comments/999999', 'Comment not found'],
  ['/comments/%00', 'Comment not found'],
  ['/ideas/abc/comments', 'Idea not found'],
  ['/ideas/99999999999999999999/comments', 'Idea not found'],
  ['/members/nobody/comments', 'User not found'],
  ['/members/%00/comments', 'User not found'],
])('%s is not found', async (path, message) => {
  const answer = await app.get(path);
  expect([answer.status, answer.body.message]).toEqual([404, message]);
});

test('a category that is not there has no comments', async () => {
  expect(await results('/comments?category=nowhere')).toEqual([]);
});

test('contents are safe HTML with links, raw_contents what was typed', async () => {
  const address = `https://example.jp/${'a'.repeat(60)}`;
  const typed = `<script>alert(1)</script> @12 を見て\n${address}\nhttp://localhost:8080/idea/7`;
  const idea = await app.newIdea('on_air', 'author');
  const { results } = (await app.post({ idea_id: idea, contents: typed }, 'linker')).body;
  expect(results.raw_contents).toBe(typed);
  expect(results.contents).toBe(
    `&lt;script&gt;alert(1)&lt;/script&gt; <a href="/idea/12">@12</a> を見て<br>` +
      `<a href="${address}" rel="nofollow ugc noopener" target="_blank">${address.slice(0, 59)}…</a><br>` +
      `<a href="/idea/7">http://localhost:8080/idea/7</a>`,
  );
});

test('the threads of an idea are sorted by date or by rating, either way', async () => {
  const idea = await app.newIdea('on_air', 'author');
  const texts = ['一番目の話題', 'まったく違う二つ目', '三つ目はこれ'];
  const ids: number[] = [];
  for (const contents of texts) ids.push((await app.post({ idea_id: idea, contents }, 'w')).body.results.id);
  const [one, two, three] = ids as [number, number, number];
  for (const [id, stars] of [
    [one, 2],
    [two, 5],
  ] as const)
    await app.http
      .put(`/comments/${id}/rating`)
      .set(await app.as('rater'))
      .send({ stars });
  const of = async (query: string) => (await results(`/ideas/${idea}/comments?${query}`)).map(({ id }) => id);
  expect(await of('sort=date_entered')).toEqual([three, two, one]);
  expect(await of('sort=date_entered&order=asc')).toEqual([one, two, three]);
  expect(await of('sort=rating')).toEqual([two, one, three]);
  expect(await of('sort=rating&order=asc')).toEqual([three, one, two]);
  expect(await of('sort=rating&limit=1&page=2')).toEqual([one]);
});
