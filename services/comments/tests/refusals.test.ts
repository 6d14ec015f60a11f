import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let idea: number;
beforeAll(async () => {
  app = await bootBesideIdeas();
  idea = await app.newIdea();
});
afterAll(() => app.stop());

const long = '長'.repeat(500);
const halves = String.fromCharCode(0xd83d);

test.each([
  ['no contents', {}, { contents: ['required'] }],
  ['null', { contents: null }, { contents: ['required'] }],
  ['blank', { contents: ' \n　' }, { contents: ['required'] }],
  ['a number', { contents: 5 }, { contents: ['invalid'] }],
  ['501 characters', { contents: `${long}い` }, { contents: ['max_length'] }],
  ['private use', { contents: '賛成\ue000です\ue001' }, { contents: ['prohibited_characters'] }],
  ['NUL', { contents: '零\u0000' }, { contents: ['prohibited_characters'] }],
  ['half a surrogate pair', { contents: `半${halves}分` }, { contents: ['prohibited_characters'] }],
  ['no idea', { idea_id: undefined, contents: 'x' }, { idea_id: ['required'] }],
  ['idea 0', { idea_id: 0, contents: 'x' }, { idea_id: ['invalid'] }],
  ['an idea as text', { idea_id: '1', contents: 'x' }, { idea_id: ['invalid'] }],
  ['a comment as text', { comment_id: '1', contents: 'x' }, { comment_id: ['invalid'] }],
])('%s is invalid', async (_name, body, errors) => {
  const answer = await app.post({ idea_id: idea, ...body });
  expect([answer.status, answer.body.message]).toEqual([400, 'The given data was invalid']);
  expect(answer.body.errors).toEqual(errors);
});

test('the characters that may not be posted are named', async () => {
  const answer = await app.post({ idea_id: idea, contents: '賛成\ue000です\ue001' });
  expect(answer.body.prohibited).toEqual({ contents: '\ue000\ue001' });
});

test('500 characters, some of them outside of the basic plane, are taken', async () => {
  const contents = `𠮷野家${'長'.repeat(497)}`;
  const answer = await app.post({ idea_id: idea, contents });
  expect([answer.status, answer.body.results?.contents]).toEqual([201, contents]);
});

test('500 emoji are 500 characters, and stand as they were written', async () => {
  const contents = '👩🏽‍❤️‍💋‍👨🏽'.repeat(500);
  const answer = await app.post({ idea_id: await app.newIdea(), contents });
  expect([answer.status, answer.body.results?.contents]).toEqual([201, contents]);
});

test('an unknown field and broken JSON are invalid requests', async () => {
  const unknown = await app.post({ idea_id: idea, contents: '未知の項目', author_id: 'x' });
  expect([unknown.status, unknown.body.message]).toEqual([400, 'Invalid Request']);
  const broken = await app.http
    .post('/comments')
    .set({ ...(await app.as('a')), 'Content-Type': 'application/json' })
    .send('{"idea_id":');
  expect([broken.status, broken.body.message]).toEqual([400, 'Invalid Request']);
});

test('a visitor is asked to log in', async () => {
  const answer = await app.http.post('/comments').send({ idea_id: idea, contents: '匿名' });
  expect([answer.status, answer.body.message]).toEqual([401, 'Token not found']);
});

test('unknown ideas and parents, and parents of other ideas, are refused', async () => {
  const commented = await app.newIdea();
  await app.post({ idea_id: commented, contents: '最初' });
  const unknown = await app.post({ idea_id: 999_999, contents: 'どこに' });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Idea not found']);
  const parent = await app.post({ idea_id: commented, contents: '誰に', comment_id: 999_999 });
  expect([parent.status, parent.body.message]).toEqual([404, 'Comment not found']);
  const other = (await app.post({ idea_id: await app.newIdea(), contents: '別のアイデアへ' })).body.results;
  const crossed = await app.post({ idea_id: commented, contents: '交差', comment_id: other.id });
  expect([crossed.status, crossed.body.errors]).toEqual([400, { comment_id: ['invalid'] }]);
  const next = await app.post({ idea_id: commented, contents: '番号は飛ばない' });
  expect(next.body.results.serial_number).toBe('002');
});

const yes = [201, 201, 201, 201];
const category = [403, 403, 403, 403];

describe('who may comment', () => {
  test.each([
    ['on_air', yes],
    ['open_for_comment', yes],
    ['admin_only_postable', yes],
    ['completed', category],
    ['open_for_supporter', [404, 201, 201, 201]],
    ['open_for_myself_and_operator', [404, 404, 201, 201]],
    ['admin_only_commentable', [403, 403, 403, 201]],
    ['stepped', [403, 201, 403, 201]],
  ])('%s', async (key, expected) => {
    const where = await app.newIdea(key);
    const roles = ['general', 'supporter', 'semi-operator', 'operator'];
    const answers = [];
    for (const role of roles) {
      const contents = `${role} の意見はこれです`;
      answers.push((await app.post({ idea_id: where, contents }, `by ${role}`, role)).status);
    }
    expect(answers).toEqual(expected);
  });

  test('an author comments on an idea that is for its author and operators', async () => {
    const where = await app.newIdea('open_for_myself_and_operator', 'myself');
    const answer = await app.post({ idea_id: where, contents: '自分の補足' }, 'myself');
    expect(answer.status).toBe(201);
  });

  test('refusals say why', async () => {
    const closed = await app.post({ idea_id: await app.newIdea('completed'), contents: '遅かった' });
    expect([closed.body.message, closed.body.errors]).toEqual(['Forbidden', { category: ['not_allowed'] }]);
    const stepped = await app.post({ idea_id: await app.newIdea('stepped'), contents: '段階' });
    expect([stepped.body.message, stepped.body.errors]).toEqual(['Forbidden', { stepper: ['not_allowed'] }]);
  });

  test('where operators alone comment, members reply', async () => {
    const where = await app.newIdea('admin_only_commentable');
    const refused = await app.post({ idea_id: where, contents: '一般の意見' });
    expect([refused.status, refused.body.message]).toEqual([403, 'This category only create subcomment']);
    const question = await app.post({ idea_id: where, contents: '皆さんに伺います' }, 'op', 'operator');
    const reply = { idea_id: where, contents: 'お答えします', comment_id: question.body.results.id };
    expect((await app.post(reply)).status).toBe(201);
  });
});
