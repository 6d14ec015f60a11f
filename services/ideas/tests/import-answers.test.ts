import { publishedFacts } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async () => (await ideas.post({})).body.results.id as number;
const answerOf = async (id: number) => (await ideas.http.get(`/ideas/${id}`)).body.results.answer;
const row = (idea_id: number, change: object = {}) => ({
  idea_id,
  member_id: 'office',
  status: 'considering',
  contents: '検討しています。',
  organisation: '',
  due_on: '',
  date_entered: '2026-09-01T00:00:00Z',
  ...change,
});
const load = (...answers: ReturnType<typeof row>[]) => ideas.rpc.call('ImportAnswers', { answers });

test('answers are loaded in the order of their dates, once, and nobody is told', async () => {
  const id = await newIdea();
  const done = { status: 'done', contents: '**実施**しました。', date_entered: '2026-10-01T00:00:00Z' };
  const answers = [row(id, { ...done, organisation: '市民課', due_on: '2026-12-01' }), row(id)];
  expect(await load(...answers)).toEqual({ inserted: 2, rejections: [] });
  expect(await load(...answers)).toEqual({ inserted: 0, rejections: [] });
  expect(await answerOf(id)).toMatchObject({
    contents: '**実施**しました。',
    organisation: '市民課',
    due_on: '2026-12-01',
    history: [
      { status: 'considering', date_entered: '2026-09-01T00:00:00.000Z' },
      { status: 'done', date_entered: '2026-10-01T00:00:00.000Z' },
    ],
  });
  const answered = await ideas.http.get('/ideas?answer=done&sort=answer_date&fields=id');
  expect(answered.body.results).toEqual([{ id }]);
  const told = await publishedFacts(ideas.nats.url, 'ideas.v1.AnswerChanged');
  expect(told.filter(({ idea_id }) => idea_id === id)).toEqual([]);
});

test('an answer that was given here stays', async () => {
  const id = await newIdea();
  await ideas.http
    .put(`/ideas/${id}/answer`)
    .set(await ideas.as('the operator', 'operator'))
    .send({ contents: '採用します。', status: 'adopted' });
  expect(await load(row(id))).toEqual({ inserted: 0, rejections: [] });
  expect((await answerOf(id)).status).toBe('adopted');
});

test.each([
  ['idea_id: unknown', { idea_id: 999_999 }],
  ['member_id: missing', { member_id: '' }],
  ['status: unknown “maybe”', { status: 'maybe' }],
  ['contents: 1 to 4000 characters expected', { contents: ' ' }],
  ['contents: 1 to 4000 characters expected', { contents: '長'.repeat(4001) }],
  ['a character that cannot be stored', { contents: 'nul\u0000' }],
  ['organisation: up to 100 characters expected', { organisation: '長'.repeat(101) }],
  ['due_on: YYYY-MM-DD expected', { due_on: '2026-02-30' }],
  ['date_entered: RFC 3339 expected', { date_entered: 'yesterday' }],
])('of a row that is not loaded it is said why: %s', async (reason, change) => {
  const id = await newIdea();
  expect(await load(row(id, change))).toEqual({ inserted: 0, rejections: [{ index: 0, reason }] });
});
