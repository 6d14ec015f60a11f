import { status } from '@ideabox/grpc';
import { eventually, goldenFact } from '@ideabox/testing';
import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let idea: number;
/** A comment and a reply of one who hides, and of one who withdrew. */
let hidden: { comment: number; reply: number };
let withdrawn: { comment: number; reply: number };

const post = async (author: string, contents: string, comment_id?: number): Promise<number> =>
  (await app.post({ idea_id: idea, contents, comment_id }, author)).body.results.id;

const tellOfMember = async (id: string, change: object) => {
  const fact = { ...goldenFact('identity.v1.MemberChanged'), member_id: id, revision: 100 };
  await app.facts.tell('identity.v1.MemberChanged', { ...fact, ...change });
};

beforeAll(async () => {
  app = await bootBesideIdeas();
  idea = await app.newIdea();
  const first = await post('hider', '隠れる人の最初の意見です');
  hidden = { comment: first, reply: await post('hider', 'それに自分で返します', first) };
  const second = await post('leaver', '去る人が残していく言葉');
  withdrawn = { comment: second, reply: await post('leaver', '去る前の返信はこれ', first) };
  await tellOfMember('hider', { hidden: true });
  await tellOfMember('leaver', { status: 'MEMBER_STATUS_WITHDRAWN' });
  await eventually(async () => {
    const shown = await Promise.all(
      [first, second].map(async (id) => (await app.get(`/comments/${id}`)).body.results),
    );
    expect(shown.map(({ user }) => [user.hidden, user.status])).toEqual([
      [true, 'active'],
      [false, 'withdrawn'],
    ]);
  });
});
afterAll(() => app.stop());

const strangers: [string | undefined, string][] = [
  [undefined, 'visitor'],
  ['other', 'general'],
  ['other', 'supporter'],
  ['other', 'semi-operator'],
];
const unnamed = ['hider', 'leaver'];

const pages = () => [
  `/ideas/${idea}/comments`,
  '/comments',
  `/comments?idea=${idea}`,
  ...[hidden, withdrawn].flatMap(({ comment, reply }) => [
    `/comments/${comment}`,
    `/comments/${reply}`,
    `/comments/${comment}/versions`,
  ]),
  ...unnamed.flatMap((id) => [`/comments?member_id=${id}`, `/members/${id}/comments`]),
];

test('nobody but operators is told who it is, and all the others are answered alike', async () => {
  for (const path of pages()) {
    const answers: string[] = [];
    for (const [who, role] of strangers) {
      const { text } = await app.get(path, who, role);
      for (const id of unnamed) expect([path, role, text.includes(`"${id}"`)]).toEqual([path, role, false]);
      answers.push(text);
    }
    expect(new Set(answers).size).toBe(1);
  }
});

test.each(['operator', 'admin'])('an %s is told, and nobody else is given that answer', async (role) => {
  const { body, headers } = await app.get(`/comments/${hidden.comment}`, 'desk', role);
  expect(body.results).toMatchObject({
    name: '',
    user: { id: 'hider', portal_name: '' },
    comments: [{ user: { id: 'hider' } }, { user: { id: 'leaver', status: 'withdrawn' } }],
  });
  expect(headers['cache-control']).toMatch(/^private/);
  for (const path of ['/comments?member_id=leaver', '/members/leaver/comments'])
    expect((await app.get(path, 'desk', role)).body.metadata.resultset.count).toBe(2);
});

test('filters by them find nothing, as of one who wrote nothing; their own are theirs to find', async () => {
  for (const [who, role] of strangers) {
    const nobody = await app.get('/comments?member_id=nobody', who, role);
    expect(nobody.body.results).toEqual([]);
    for (const id of unnamed) {
      expect((await app.get(`/comments?member_id=${id}`, who, role)).body).toEqual(nobody.body);
      const listed = await app.get(`/members/${id}/comments`, who, role);
      expect([listed.status, listed.body]).toEqual([200, nobody.body]);
    }
  }
  for (const path of ['/comments?member_id=hider', '/members/hider/comments']) {
    const own = await app.get(path, 'hider');
    expect(own.body.results.map(({ id }: { id: number }) => id)).toEqual([hidden.reply, hidden.comment]);
    expect(own.headers['cache-control']).toMatch(/^private/);
  }
});

test('what is one’s own, and of whom one blocks, is told of comments and replies where it is asked for', async () => {
  await app.facts.tell('identity.v1.BlockChanged', {
    ...{ member_id: 'blocker', blocked_id: 'leaver', blocked: true, revision: 1 },
  });
  const ask = async (who?: string) => {
    const path = `/comments/${hidden.comment}?fields=is_mine,is_blocked,comments`;
    const { is_mine, is_blocked, comments } = (await app.get(path, who)).body.results;
    const replies = comments.map((reply: Record<string, unknown>) => [reply.is_mine, reply.is_blocked]);
    return [[is_mine, is_blocked], ...replies];
  };
  const no = [false, false];
  await eventually(async () => expect(await ask('blocker')).toEqual([no, no, [false, true]]));
  expect(await ask('hider')).toEqual([[true, false], [true, false], no]);
  const nothing = [null, null];
  expect(await ask()).toEqual([nothing, nothing, nothing]);
  const whole = (await app.get(`/comments/${hidden.comment}`, 'hider')).body.results;
  expect(whole).toMatchObject({ is_mine: null, is_blocked: null, comments: [{ is_mine: null }, {}] });
});

test('who hides still edits what is theirs, and what was removed is nobody’s', async () => {
  const id = await post('hider', 'まもなく消すことになる意見');
  const reply = await post('other', '消える前に返信しておく', id);
  const headers = await app.as('hider');
  const edited = await app.http
    .put(`/comments/${id}`)
    .set(headers)
    .send({ contents: '書き直してから消す意見' });
  expect([edited.status, edited.body.results.user.id]).toEqual([200, null]);
  await app.http.delete(`/comments/${id}`).set(headers).expect(200);
  const marker = (await app.get(`/comments/${id}?fields=is_mine,user,removed`, 'hider')).body.results;
  expect(marker).toEqual({ is_mine: false, user: null, removed: true });
  const find = (comment_id: number) =>
    app.rpc.call('FindAuthor', { comment_id, member_id: 'x', role: 'general' });
  expect(await find(reply)).toEqual({ author_id: 'other' });
  for (const gone of [id, 999_999])
    await expect(find(gone)).rejects.toMatchObject({ code: status.NOT_FOUND, details: 'Comment not found' });
});
