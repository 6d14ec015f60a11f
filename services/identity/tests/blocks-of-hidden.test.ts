import { eventually } from '@ideabox/testing';
import { bootBesidePosts } from './boot-beside-posts.ts';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootBesidePosts>>;
beforeAll(async () => {
  service = await bootBesidePosts();
});
afterAll(() => service.stop());

const hide = async (id: string, hidden_contributor = true) =>
  service.http
    .put(`/members/${id}`)
    .set(await service.as(id))
    .send({ hidden_contributor })
    .expect(200);

let count = 0;
/** A reader, and someone who has posted and hides. */
const pair = async ({ hides = true } = {}) => {
  count += 1;
  const [reader, author] = [`reader-${count}`, `author-${count}`];
  for (const id of [reader, author]) await service.resolve(id);
  if (hides) await hide(author);
  const idea = await service.postIdea(author);
  const comment = await service.postComment(author, idea);
  const path = `/members/${reader}/block_users`;
  const call = async (method: 'get' | 'post' | 'delete', key = '', body?: object, role = 'general') =>
    service.http[method](key === '' ? path : `${path}/${key}`)
      .set(await service.as(reader, role))
      .send(body);
  return { reader, author, idea, comment, call };
};

const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];

test('who hides is blocked by what they wrote, without a name or id, and let go by the block', async () => {
  const { reader, author, idea, comment, call } = await pair();
  const others = await service.postIdea('someone else');
  const blocked = await call('post', '', { idea });
  expect([blocked.status, blocked.body.results]).toEqual([
    201,
    {
      block_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      date_entered: expect.any(String),
      ...{ id: null, portal_name: '', user_icon_src: null, hidden: true, status: 'active' },
      ...{ role: 'general', roles: ['general'] },
    },
  ]);
  const { block_id } = blocked.body.results;
  expect((await call('get')).body.results).toEqual([blocked.body.results]);
  await eventually(async () => {
    expect(await service.isBlocked(reader, 'ideas', idea)).toBe(true);
    expect(await service.isBlocked(reader, 'comments', comment)).toBe(true);
  });
  expect(await service.isBlocked(reader, 'ideas', others)).toBe(false);
  expect(await service.isBlocked(author, 'ideas', idea)).toBe(false);
  expect(told(await call('post', '', { comment }))).toEqual([409, 'HiddenUser already exists']);

  const lifted = await call('delete', block_id);
  expect([lifted.status, lifted.body]).toEqual([200, blocked.body]);
  expect(told(await call('delete', block_id))).toEqual([404, 'HiddenUser not found']);
  await eventually(async () => expect(await service.isBlocked(reader, 'ideas', idea)).toBe(false));
  const again = await call('post', '', { comment });
  expect([again.status, again.body.results.block_id === block_id]).toEqual([201, false]);
});

test.each(['not blocked', 'blocked by an idea'])(
  'an id tells nothing of who hides and is %s',
  async (how) => {
    const { author, idea, call } = await pair();
    if (how !== 'not blocked') expect((await call('post', '', { idea })).status).toBe(201);
    expect(told(await call('post', '', { id: author }))).toEqual([404, 'User not found']);
    expect(told(await call('delete', author))).toEqual([404, 'HiddenUser not found']);
    const stranger = await call('delete', 'nobody');
    expect(told(stranger)).toEqual([404, 'HiddenUser not found']);
  },
);

test('who was blocked by name and hides then stays blocked, and can be let go by what was known', async () => {
  const { reader, author, idea, call } = await pair({ hides: false });
  const blocked = await call('post', '', { id: author });
  expect(blocked.body.results).toMatchObject({ id: author, portal_name: author });
  await hide(author);
  expect((await call('get')).body.results).toMatchObject([{ id: null, portal_name: '', hidden: true }]);
  await eventually(async () => expect(await service.isBlocked(reader, 'ideas', idea)).toBe(true));
  expect(told(await call('post', '', { id: author }))).toEqual([409, 'HiddenUser already exists']);
  const lifted = await call('delete', author);
  expect([lifted.status, lifted.body.results.id]).toEqual([200, null]);
  await hide(author, false);
  const shown = await call('post', '', { idea });
  expect(shown.body.results).toMatchObject({ id: author, portal_name: author, hidden: false });
});

test.each(['operator', 'admin'])('an %s is told who hides', async (role) => {
  const { author, idea, call } = await pair();
  const blocked = await call('post', '', { idea }, role);
  expect(blocked.body.results).toMatchObject({ id: author, portal_name: '', hidden: true });
  expect((await call('get', '', undefined, role)).body.results).toMatchObject([{ id: author }]);
  expect((await call('delete', author, undefined, role)).status).toBe(200);
});

test('one does not block oneself, who withdrew, nor by what is not there for one', async () => {
  const { reader, author, idea, comment, call } = await pair();
  const own = await service.postIdea(reader);
  expect((await call('post', '', { idea: own })).body.errors).toEqual({ id: ['not_allowed'] });
  const closed = await service.postIdea(author, 'open_for_supporter', 'supporter');
  for (const hidden of [closed, 999_999])
    expect(told(await call('post', '', { idea: hidden }))).toEqual([404, 'Idea not found']);
  await service.comments.http.delete(`/comments/${comment}`).set(await service.comments.as(author));
  for (const gone of [comment, 999_999])
    expect(told(await call('post', '', { comment: gone }))).toEqual([404, 'Comment not found']);
  await service.http
    .delete(`/members/${author}`)
    .set(await service.as(author))
    .expect(200);
  expect(told(await call('post', '', { idea }))).toEqual([404, 'User not found']);
  expect((await call('get')).body.results).toEqual([]);
});

test.each([
  [{}, { id: ['required'] }],
  [
    { id: 'a', idea: 1 },
    { id: ['not_allowed'], idea: ['not_allowed'] },
  ],
  [
    { idea: 1, comment: 1 },
    { idea: ['not_allowed'], comment: ['not_allowed'] },
  ],
  [{ idea: null }, { idea: ['required'] }],
  [{ idea: '1' }, { idea: ['invalid'] }],
  [{ comment: 1.5 }, { comment: ['invalid'] }],
  [{ comment: -1 }, { comment: ['invalid'] }],
  [{ idea: 2 ** 53 }, { idea: ['invalid'] }],
])('the body %j is refused', async (body, errors) => {
  const { call } = await pair();
  const answer = await call('post', '', body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test.each([{ idea: 1 }, { comment: 1 }])(
  'while nobody says who wrote it, %j is answered later',
  async (body) => {
    const alone = await bootIdentity();
    await alone.resolve('me');
    const answer = await alone.http
      .post('/members/me/block_users')
      .set(await alone.as('me'))
      .send(body);
    expect(told(answer)).toEqual([503, 'Service unavailable']);
    await alone.stop();
  },
);
