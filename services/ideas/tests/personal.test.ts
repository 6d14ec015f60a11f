import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

type Method = 'get' | 'put' | 'delete';

const call = async (method: Method, path: string, who?: string, role = 'general', body?: object) => {
  const request = ideas.http[method](path).set(who ? await ideas.as(who, role) : {});
  const answer = await (body ? request.send(body) : request);
  return { status: answer.status, cache: answer.headers['cache-control'] as string, ...answer.body };
};

const newIdea = async (body = {}, who = 'author', role = 'general') =>
  (await ideas.post(body, who, role)).body.results.id as number;

/** Does everything of one's own with an idea. */
const mark = async (idea: number, who: string) => {
  await call('put', `/ideas/${idea}/vote`, who, 'supporter', { type: 'neutral' });
  for (const what of ['favorite', 'read', 'support'])
    expect((await call('put', `/ideas/${idea}/${what}`, who, 'supporter')).status).toBe(200);
};

const lists = ['votes', 'favorites', 'supports', 'reads'];

test('a favourite is set, again, and let go', async () => {
  const idea = await newIdea();
  const path = `/ideas/${idea}/favorite`;
  for (let time = 0; time < 2; time += 1)
    expect(await call('put', path, 'a')).toMatchObject({
      status: 200,
      results: { id: idea, my_favorite: true },
    });
  expect(await call('delete', path, 'a')).toMatchObject({
    status: 200,
    results: { id: idea, my_favorite: false },
  });
  expect(await call('delete', path, 'a')).toMatchObject({ status: 404, message: 'Favorite not found' });
});

test('50 times at once is one favourite and one reading', async () => {
  const idea = await newIdea();
  for (const what of ['favorite', 'read']) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('put', `/ideas/${idea}/${what}`, 'eager')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const own = await call('get', `/members/eager/${what}s?parent_id=${idea}`, 'eager');
    expect(own.metadata.resultset.count).toBe(1);
  }
});

/** general, supporter, semi-operator, operator, admin; on an idea of somebody else's. */
test.each(
  Object.entries({
    on_air: '200 200 200 200 200',
    open_for_comment: '200 200 200 200 200',
    open_for_myself_and_operator: '404 404 200 200 200',
    open_for_supporter: '404 200 200 200 200',
    completed: '200 200 200 200 200',
    admin_only_postable: '200 200 200 200 200',
    admin_only_commentable: '200 200 200 200 200',
  }),
)('%s: who keeps a favourite and marks as read', async (category, expected) => {
  const idea = await newIdea({ category: ideas.categoryIds[category] }, 'poster', 'admin');
  for (const [method, what] of [
    ['put', 'favorite'],
    ['put', 'read'],
    ['delete', 'favorite'],
  ] as const) {
    const statuses: number[] = [];
    for (const role of ['general', 'supporter', 'semi-operator', 'operator', 'admin'])
      statuses.push((await call(method, `/ideas/${idea}/${what}`, `x-${role}`, role)).status);
    expect([what, statuses.join(' ')]).toEqual([what, expected]);
  }
});

test('one’s own acts are listed, the newest first, in pages and by ideas', async () => {
  const posted = [await newIdea(), await newIdea(), await newIdea()];
  for (const idea of posted) await mark(idea, 'lister');
  const [first, second, third] = posted;
  for (const list of lists) {
    const all = await call('get', `/members/lister/${list}`, 'lister');
    expect(all.results.map((row: { parent_id: number }) => row.parent_id)).toEqual([third, second, first]);
    expect(all.metadata.resultset).toEqual({ count: 3, limit: 100, offset: 0 });
    expect(all.cache).toMatch(/^private/);
    expect(all.results[0]).toEqual({
      parent_id: third,
      date_entered: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...(list === 'votes' && { type: 'neutral' }),
    });
    const paged = await call('get', `/members/lister/${list}?limit=1&offset=1&fields=parent_id`, 'lister');
    expect([paged.results, paged.metadata.resultset.count]).toEqual([[{ parent_id: second }], 3]);
    const some = await call('get', `/members/lister/${list}?parent_id=${first},${third},999999999`, 'lister');
    expect(some.metadata.resultset.count).toBe(2);
    expect((await call('get', `/members/lister/${list}?parent_id=999999999`, 'lister')).results).toEqual([]);
  }
});

test.each([
  ...['abc', '-1', '1.5', "1'--", '1,,x', '1,a', Array.from({ length: 101 }, (_, n) => n).join()].map(
    (given) => [given, 'invalid'],
  ),
  ['%00', 'prohibited_characters'],
])('ideas %s are refused', async (given, code) => {
  const answer = await call('get', `/members/a/favorites?parent_id=${given}`, 'a');
  expect([answer.status, answer.errors]).toEqual([400, { parent_id: [code] }]);
});

test('nobody sees what another member has done', async () => {
  await mark(await newIdea(), 'private');
  for (const list of lists) {
    for (const [who, role] of [
      ['other', 'general'],
      ['adm', 'admin'],
    ] as const) {
      const answer = await call('get', `/members/private/${list}`, who, role);
      expect([answer.status, answer.message]).toEqual([404, 'User not found']);
    }
    const visitor = await call('get', `/members/private/${list}`);
    expect([visitor.status, visitor.message]).toEqual([401, 'Token not found']);
  }
});

test('what was done with an idea that is gone, or no longer seen, is not listed; a favourite of it can be let go', async () => {
  const removed = await newIdea();
  const closed = await newIdea({ category: ideas.categoryIds.open_for_supporter }, 'p', 'admin');
  for (const idea of [removed, closed]) await mark(idea, 'keeper');
  const ofSupporter = await call('get', '/members/keeper/favorites', 'keeper', 'supporter');
  expect(ofSupporter.metadata.resultset.count).toBe(2);
  expect((await call('get', '/members/keeper/favorites', 'keeper')).results).toMatchObject([
    { parent_id: removed },
  ]);
  await call('delete', `/ideas/${removed}`, 'op', 'operator', { reason: '重複' });
  for (const list of lists) {
    const answer = await call('get', `/members/keeper/${list}`, 'keeper');
    expect([answer.results, answer.metadata.resultset.count]).toEqual([[], 0]);
  }
  expect((await call('delete', `/ideas/${removed}/favorite`, 'keeper')).status).toBe(200);
  expect(await call('delete', `/ideas/${removed}/favorite`, 'keeper')).toMatchObject({
    status: 404,
    message: 'Idea not found',
  });
});

describe('fields of one’s own', () => {
  const own = 'id,is_read,my_favorite,my_vote';
  let idea: number;
  beforeAll(async () => {
    idea = await newIdea();
    await mark(idea, 'reader');
  });
  const unknown = { is_read: null, my_favorite: null, my_vote: null };
  const marks = { is_read: true, my_favorite: true, my_vote: 'neutral' };
  const none = { is_read: false, my_favorite: false, my_vote: null };
  const places = (): [string, (body: { results: object[] | object }) => unknown][] => [
    [`/ideas/${idea}`, ({ results }) => results],
    ['/ideas?member_id=author', ({ results }) => (results as { id: number }[]).find(({ id }) => id === idea)],
  ];
  const withFields = (path: string) => `${path}${path.includes('?') ? '&' : '?'}fields=${own}`;

  test('are null for everyone unless they are named, and the answer is the same for all', async () => {
    for (const [path, pick] of places()) {
      const [visitor, reader] = [await call('get', path), await call('get', path, 'reader')];
      expect(pick(visitor)).toMatchObject(unknown);
      expect(reader.results).toEqual(visitor.results);
      expect(visitor.cache).toMatch(/^public/);
    }
  });

  test('leave one idea that everyone sees shared by all', async () => {
    expect((await call('get', `/ideas/${idea}`, 'reader')).cache).toMatch(/^public/);
    const category = ideas.categoryIds.open_for_myself_and_operator;
    const hidden = await newIdea({ category }, 'reader');
    expect((await call('get', `/ideas/${hidden}`, 'reader')).cache).toMatch(/^private/);
  });

  test('are null for a visitor who names them', async () => {
    for (const [path, pick] of places()) {
      const answer = await call('get', withFields(path));
      expect(pick(answer)).toEqual({ id: idea, ...unknown });
    }
  });

  test('are a member’s own where they are named, and the answer is private', async () => {
    for (const [path, pick] of places()) {
      const [reader, other] = [
        await call('get', withFields(path), 'reader'),
        await call('get', withFields(path), 'other'),
      ];
      expect(pick(reader)).toEqual({ id: idea, ...marks });
      expect(pick(other)).toEqual({ id: idea, ...none });
      expect([reader.cache, other.cache]).toEqual([
        expect.stringMatching(/^private/),
        expect.stringMatching(/^private/),
      ]);
    }
  });
});

test.each(['0', '-1', 'abc', '999999999', '99999999999999999999', '%00'])(
  'idea %s is not found',
  async (id) => {
    for (const [method, what] of [
      ['put', 'favorite'],
      ['delete', 'favorite'],
      ['put', 'read'],
    ] as const) {
      const answer = await call(method, `/ideas/${id}/${what}`, 'a');
      expect([answer.status, answer.message]).toEqual([404, 'Idea not found']);
      expect((await call(method, `/ideas/${id}/${what}`)).message).toBe('Token not found');
    }
  },
);
