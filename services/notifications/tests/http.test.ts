import { eventually } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea, member, vote } from './facts.ts';

let service: Notifications;
const get = async (path: string, as: string) => service.http.get(path).set(await service.as(as));
const put = async (path: string, as: string, body?: object | string) =>
  service.http
    .put(path)
    .set(await service.as(as))
    .type('json')
    .send(body);

beforeAll(async () => {
  service = await bootNotifications();
  await service.publish('identity.v1.MemberChanged', member('alice', { roles: ['supporter'] }));
  await service.publish('ideas.v1.IdeaChanged', idea(1, 'author', { name: '窓口を<b>一つ</b>に' }));
  for (let id = 1; id <= 12; id += 1) {
    await service.publish('comments.v1.CommentChanged', comment(id, 1, 'alice'));
    await eventually(async () => expect(await service.rows('notifications')).toHaveLength(id));
  }
  await service.publish('ideas.v1.VoteChanged', vote(1, 1));
  await eventually(async () => expect(await service.rows('notifications')).toHaveLength(13));
  await eventually(async () => expect(await service.rows('members')).toHaveLength(1));
});
afterAll(() => service.stop());

let readers = 0;

/** Somebody with three unread notifications, and the newest of them. */
const someReader = async () => {
  readers += 1;
  const [reader, ideaId] = [`reader-${readers}`, 100 * readers];
  await service.publish('ideas.v1.IdeaChanged', idea(ideaId, reader));
  for (const nth of [1, 2, 3])
    await service.publish('comments.v1.CommentChanged', comment(ideaId + nth, ideaId, 'alice'));
  const newest = await eventually(async () => {
    const { body } = await get(`/members/${reader}/notifications?limit=1`, reader);
    expect(body.metadata.resultset.count).toBe(3);
    return body.results[0];
  });
  return { reader, newest };
};

describe('GET /members/{id}/notifications', () => {
  test('newest first, ten at a time', async () => {
    const { body, status, headers } = await get('/members/author/notifications', 'author');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('private');
    expect(body.metadata.resultset).toEqual({ count: 13, limit: 10, offset: 0 });
    expect(body.results.map((item: { comment_id: number }) => item.comment_id)).toEqual([
      null,
      ...[12, 11, 10, 9, 8, 7, 6, 5, 4],
    ]);
    expect(body.results[1]).toEqual({
      id: expect.any(Number),
      name: 'アイデアにコメントが届きました',
      contents: 'aliceさんがあなたのアイデア「窓口を<b>一つ</b>に」にコメントしました。\nコメント12',
      type: 'comment_on_idea',
      status: 'unread',
      user: {
        id: 'alice',
        portal_name: 'alice',
        role: 'supporter',
        roles: ['supporter'],
        user_icon_src: null,
        status: 'active',
        hidden: false,
      },
      idea: { id: 1, name: '窓口を<b>一つ</b>に' },
      comment_id: 12,
      path: '/idea/1',
      created_by: 'alice',
      date_entered: expect.stringMatching(/^\d{4}-.*Z$/),
      time_ago: { type: 's', value: expect.any(Number) },
    });
    expect(body.results[0]).toMatchObject({ type: 'vote_milestone', user: null, created_by: null });
  });

  test('paging, status and fields', async () => {
    const { body } = await get(
      '/members/author/notifications?limit=2&offset=11&status=unread&fields=id,time_ago&visitor_id=x',
      'author',
    );
    expect(body.metadata.resultset).toEqual({ count: 13, limit: 2, offset: 11 });
    expect(body.results).toHaveLength(2);
    expect(Object.keys(body.results[0])).toEqual(['id', 'time_ago']);
    const none = await get('/members/author/notifications?status=read', 'author');
    expect(none.body).toMatchObject({ results: [], metadata: { resultset: { count: 0 } } });
  });

  test.each([
    ['en', 'alice'],
    ['fr', 'idée'],
    ['ru', 'комментарий'],
    ['xx', 'コメントしました'],
  ])('in %s', async (lang, words) => {
    const { body } = await get(`/members/author/notifications?lang=${lang}&offset=1&limit=1`, 'author');
    expect(body.results[0].contents).toContain(words);
  });

  test.each(['limit=-1', 'limit=abc', 'limit=0', 'limit=1000', 'offset=-1', 'fields=password', 'fields[]=x'])(
    '%s is an invalid request',
    async (query) => {
      const { body, status } = await get(`/members/author/notifications?${query}`, 'author');
      expect([status, body.message]).toEqual([400, 'Invalid Request']);
    },
  );

  test('an unknown status is invalid', async () => {
    const { body, status } = await get('/members/author/notifications?status=new', 'author');
    expect([status, body.errors]).toEqual([400, { status: ['invalid'] }]);
  });

  test("another's are not known, a visitor's are not there", async () => {
    const other = await get('/members/author/notifications', 'alice');
    expect([other.status, other.body.message]).toEqual([404, 'User not found']);
    const operator = await service.http
      .get('/members/author/notifications')
      .set(await service.as('op', 'admin'));
    expect(operator.status).toBe(404);
    const visitor = await service.http.get('/members/author/notifications');
    expect([visitor.status, visitor.body.message]).toEqual([401, 'Token not found']);
  });
});

describe('marking as read', () => {
  test('one', async () => {
    const { reader, newest } = await someReader();
    for (let time = 0; time < 2; time += 1) {
      const read = await put(`/notifications/${newest.id}`, reader, { name: newest.name, status: 'read' });
      expect([read.status, read.body.results]).toEqual([
        200,
        { ...newest, status: 'read', time_ago: expect.anything() },
      ]);
    }
    const unread = await get(`/members/${reader}/notifications?status=unread&limit=1`, reader);
    expect(unread.body.metadata.resultset.count).toBe(2);
  });

  test.each([
    [{ status: 'unread' }, { status: ['invalid'] }],
    [{}, { status: ['required'] }],
    [{ status: 'read', name: 'a\u0000' }, { name: ['prohibited_characters'] }],
  ])('%j is invalid', async (body, errors) => {
    const answer = await put('/notifications/1', 'author', body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  test.each([['{"status":"read","more":1}'], ['{"status":'], ['[]']])('%s is no request', async (body) => {
    const answer = await put('/notifications/1', 'author', body);
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid Request']);
  });

  test.each(['99999', '0', 'abc', '-1', '99999999999999999999'])('%s is not known', async (id) => {
    const answer = await put(`/notifications/${id}`, 'author', { status: 'read' });
    expect([answer.status, answer.body.message]).toEqual([404, 'Notification not found']);
  });

  test("another's is not known and stays as it is", async () => {
    const { reader, newest } = await someReader();
    const answer = await put(`/notifications/${newest.id}`, 'alice', { status: 'read' });
    expect([answer.status, answer.body.message]).toEqual([404, 'Notification not found']);
    const after = await get(`/members/${reader}/notifications?status=unread&limit=1`, reader);
    expect(after.body.results[0].id).toBe(newest.id);
  });

  test('all of them, with and without a body', async () => {
    const { reader, newest } = await someReader();
    const path = `/members/${reader}/notifications`;
    expect((await put(`/notifications/${newest.id}`, reader, { status: 'read' })).status).toBe(200);
    const other = await put(path, 'alice', {});
    expect([other.status, other.body.message]).toEqual([404, 'User not found']);
    const all = await put(path, reader, { user: reader });
    expect([all.status, all.body.results]).toEqual([200, { count: 2 }]);
    const again = await put(path, reader);
    expect([again.status, again.body.results]).toEqual([200, { count: 0 }]);
    const unread = await get(`${path}?status=unread`, reader);
    expect(unread.body.metadata.resultset.count).toBe(0);
  });
});

describe('POST /broadcasting/auth', () => {
  const authorize = async (body: object | string, type = 'json') =>
    service.http
      .post('/broadcasting/auth')
      .set(await service.as('author'))
      .type(type)
      .send(body);
  const own = { socket_id: '12.34', channel_name: 'private-user.author' };

  test.each(['json', 'form'])('signs the own channel, asked for as %s', async (type) => {
    const { status, body, headers } = await authorize(own, type);
    expect([status, body]).toEqual([200, { auth: expect.stringMatching(/^ideabox:[0-9a-f]{64}$/) }]);
    expect(headers['content-type']).toContain('application/json');
  });

  test.each(['private-user.alice', 'private-user.', 'presence-user.author', 'news'])(
    'refuses %s',
    async (channel_name) => {
      const { status, body } = await authorize({ ...own, channel_name });
      expect([status, body.message]).toEqual([403, 'Forbidden']);
    },
  );

  test.each([
    ['json', {}],
    ['json', { ...own, socket_id: 12.34 }],
    ['json', { ...own, socket_id: '12.34:private-user.alice' }],
    ['json', { ...own, channel_name: '' }],
    ['json', { ...own, more: '1' }],
    ['form', 'socket_id=1.1'],
    ['form', 'socket_id=1.1&socket_id=2.2&channel_name=private-user.author'],
  ])('%s %j is malformed', async (type, body) => {
    expect((await authorize(body, type)).status).toBe(400);
  });

  test('other media types and visitors', async () => {
    expect((await authorize('socket_id=1.1', 'text/plain')).status).toBe(415);
    expect((await service.http.post('/broadcasting/auth').send(own)).status).toBe(401);
  });
});
