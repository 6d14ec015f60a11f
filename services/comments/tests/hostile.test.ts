import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let idea: number;
let comment: number;
beforeAll(async () => {
  app = await bootBesideIdeas();
  idea = await app.newIdea();
  comment = (await app.post({ idea_id: idea, contents: 'ひとつだけの意見' }, 'writer')).body.results.id;
});
afterAll(() => app.stop());

type Method = 'get' | 'post' | 'put' | 'delete';
const send = async (method: Method, path: string, body?: string | object, type = 'application/json') => {
  const request = app.http[method](path).set(await app.as('m', 'general'));
  return body === undefined ? request : request.set('Content-Type', type).send(body as object);
};

const strangeIds = [
  '0',
  '-1',
  '1.5',
  'x',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  "1'--",
  '{{1}}',
  '%F0%9F%98%80',
];
const unknownIds = ['999999999', '9007199254740991'];
const onComment: [Method, string, string, object | undefined][] = [
  ['get', '/comments/', '', undefined],
  ['get', '/comments/', '/versions', undefined],
  ['put', '/comments/', '', { contents: '書き換え' }],
  ['delete', '/comments/', '', undefined],
  ['put', '/comments/', '/rating', { stars: 5 }],
  ['delete', '/comments/', '/rating', undefined],
];

test.each(onComment)('%s %s…%s knows no strange comment', async (method, before, after, body) => {
  for (const id of [...strangeIds, ...unknownIds]) {
    const answer = await send(method, `${before}${id}${after}`, body);
    expect([id, answer.status, answer.body.message]).toEqual([id, 404, 'Comment not found']);
  }
});

test('no strange idea or member has comments', async () => {
  for (const id of [...strangeIds, ...unknownIds]) {
    const ofIdea = await send('get', `/ideas/${id}/comments`);
    expect([id, ofIdea.status, ofIdea.body.message]).toEqual([id, 404, 'Idea not found']);
    for (const path of [`/members/${id}/comments`, `/members/${id}/ratings`]) {
      const ofMember = await send('get', path);
      expect([path, ofMember.status, ofMember.body.message]).toEqual([path, 404, 'User not found']);
    }
  }
});

test.each([
  ['limit=0', 'Invalid Request'],
  ['limit=101', 'Invalid Request'],
  ['limit=-1', 'Invalid Request'],
  ['limit=x', 'Invalid Request'],
  ['offset=-1', 'Invalid Request'],
  ['fields=id,nothing', 'Invalid Request'],
  ['fields[]=__proto__', 'Invalid Request'],
  ['sort=contents', 'The given data was invalid'],
  ['sort=rating;DROP TABLE comments', 'The given data was invalid'],
  ['order=up', 'The given data was invalid'],
  ['idea=0', 'The given data was invalid'],
  ['idea=x', 'The given data was invalid'],
  ['idea=1&idea=2', 'The given data was invalid'],
  ['keyword=a%00b', 'The given data was invalid'],
  ['keyword=a%07b', 'The given data was invalid'],
  [`keyword=${'a'.repeat(201)}`, 'The given data was invalid'],
  ['category=%00', 'The given data was invalid'],
])('comments by %s are refused', async (query, message) => {
  const answer = await send('get', `/comments?${query}`);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test.each([
  "keyword=' OR 1=1 --",
  'keyword=%25_',
  'keyword=😀',
  'keyword=𠮷',
  'keyword={{7*7}}<script>',
  'keyword=\\',
  'category=nowhere',
  'idea=999999999999999',
  "member_id='; DROP TABLE comments",
  'offset=999999999999999',
])('comments by %s are none', async (query) => {
  const answer = await send('get', encodeURI(decodeURI(`/comments?${query}`)));
  expect([answer.status, answer.body.results]).toEqual([200, []]);
});

test.each([
  '/ideas/1/comments?page=0',
  '/ideas/1/comments?page=x',
  '/ideas/1/comments?sort=serial',
  '/members/m/comments?highly_rated=2',
  '/members/m/ratings?comment_id=0',
  '/members/m/ratings?comment_id=x',
  '/members/m/ratings?comment_id=1,-2',
  '/comments/1?limit=101',
  '/comments/1/versions?limit=0',
])('%s is refused', async (path) => {
  expect((await send('get', path)).status).toBe(400);
});

test('a page far behind the end is empty, and says how many there are', async () => {
  for (const page of ['offset=999999999999999', 'page=999999999999999', 'page=999999999999999&limit=100']) {
    const answer = await send('get', `/ideas/${idea}/comments?${page}`);
    expect([page, answer.status, answer.body.results]).toEqual([page, 200, []]);
  }
});

const writes: [Method, () => string][] = [
  ['post', () => '/comments'],
  ['put', () => `/comments/${comment}`],
  ['put', () => `/comments/${comment}/rating`],
  ['delete', () => `/comments/${comment}`],
];
const bodies: [string, string, string, number][] = [
  ['broken', '{"contents":', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['a number', '7', 'application/json', 400],
  ['text', 'contents=x', 'text/plain', 415],
  ['a form', 'contents=x', 'application/x-www-form-urlencoded', 415],
  ['too big', `{"contents":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
  ['of an unknown field', '{"admin":true}', 'application/json', 400],
  ['of a prototype', '{"__proto__":{"contents":"x"}}', 'application/json', 400],
];

test.each(bodies)('a body that is %s changes nothing', async (_name, body, type, status) => {
  for (const [method, path] of writes) {
    const answer = await send(method, path(), body, type);
    expect([method, path(), answer.status]).toEqual([method, path(), status]);
  }
  expect((await app.get(`/comments/${comment}`)).body.results).toMatchObject({
    raw_contents: 'ひとつだけの意見',
    edited: false,
    rating_count: 0,
  });
});

test.each([{ reason: '' }, { reason: 5 }, { reason: '長'.repeat(501) }, { reason: 'NUL\u0000' }])(
  'a removal for %j is refused',
  async (body) => {
    const remove = app.http.delete(`/comments/${comment}`).set(await app.as('op', 'operator'));
    expect((await remove.send(body)).status).toBe(400);
  },
);

test('without a token nothing is written', async () => {
  for (const [method, path] of [...writes, ['delete', () => `/comments/${comment}/rating`] as const]) {
    const answer = await app.http[method](path()).send({});
    expect([path(), answer.status, answer.body.message]).toEqual([path(), 401, 'Token not found']);
  }
  expect((await app.http.get('/members/m/ratings')).status).toBe(401);
});

test.each([
  "Robert'); DROP TABLE comments;--",
  '<img src=x onerror=alert(1)>',
  '#{7*7}{{7*7}}<%= 7 %>',
  'javascript:alert(1)',
])('what looks like code is text: %s', async (contents) => {
  const posted = await app.post({ idea_id: idea, contents }, 'coder');
  expect([posted.status, posted.body.results.raw_contents]).toEqual([201, contents]);
  expect(posted.body.results.contents).not.toMatch(/<(?!br>|a )/);
  expect(posted.body.results.contents).not.toMatch(/href="javascript/);
});

test('a removed text is nowhere to be read', async () => {
  const secret = '消された秘密の内容';
  const posted = await app.post({ idea_id: idea, contents: secret }, 'regretful');
  const { id } = posted.body.results;
  await app.post({ idea_id: idea, contents: 'それへの返信', comment_id: id }, 'replier');
  const edited = app.http.put(`/comments/${id}`).set(await app.as('regretful'));
  expect((await edited.send({ contents: `${secret}を直した後の版` })).status).toBe(200);
  const removed = app.http.delete(`/comments/${id}`).set(await app.as('regretful'));
  expect((await removed).status).toBe(200);
  const paths = [
    '/comments?limit=100',
    `/comments?keyword=${encodeURI(secret)}`,
    `/comments?idea=${idea}`,
    `/ideas/${idea}/comments`,
    `/comments/${id}`,
    `/comments/${id}/versions`,
    '/members/regretful/comments',
    '/members/replier/comments',
  ];
  for (const path of paths)
    for (const [reader, role] of [[undefined], ['regretful'], ['admin', 'admin']] as const)
      expect((await app.get(path, reader, role)).text).not.toContain(secret);
});
