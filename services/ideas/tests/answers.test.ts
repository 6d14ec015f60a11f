import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { actsOn } from './acts-on.ts';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async () => (await ideas.post({})).body.results.id as number;
const answer = async (idea: number | string, body: object, role = 'operator') =>
  ideas.http
    .put(`/ideas/${idea}/answer`)
    .set(await ideas.as(`the ${role}`, role))
    .send(body);
const read = async (idea: number) => (await ideas.http.get(`/ideas/${idea}`)).body.results;

/** What was told of the answers of an idea, once that is as much as is expected. */
const toldOf = (idea: number, expected: number) =>
  eventually(async () => {
    const facts = (await publishedFacts(ideas.nats.url, 'ideas.v1.AnswerChanged')).filter(
      ({ idea_id }) => idea_id === idea,
    );
    expect(facts).toHaveLength(expected);
    return facts;
  });

test('an answer is shown on the idea, changed, told and audited', async () => {
  const id = await newIdea();
  expect(await read(id)).toMatchObject({
    answer: null,
    action_contents: null,
    answer_status: null,
    answer_date: null,
  });
  const given = await answer(id, { contents: '**検討**します。', status: 'considering' });
  expect(given.status).toBe(200);
  expect(given.body.results).toMatchObject({
    answer: {
      contents: '**検討**します。',
      status: 'considering',
      user: { id: 'the operator', role: 'operator' },
    },
    answer_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    action_contents: '**検討**します。',
    answer_status: 'considering',
  });
  await answer(id, { contents: '**検討**します。', status: 'considering' });
  await answer(id, { contents: '来年度から夜間も開けます。', status: 'adopted' }, 'admin');
  expect(await read(id)).toMatchObject({ answer_status: 'adopted', answer: { user: { id: 'the admin' } } });
  const listed = (await ideas.http.get('/ideas?fields=id,answer_status')).body.results;
  expect(listed).toContainEqual({ id, answer_status: 'adopted' });

  const told = await toldOf(id, 2);
  expect(told.map(({ status, actor_id, revision }) => [status, actor_id, revision])).toEqual([
    ['considering', 'the operator', 1],
    ['adopted', 'the admin', 2],
  ]);
  for (const fact of told) expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('ideas.v1.AnswerChanged')));
  const acts = await actsOn(ideas.nats.url, 'answer', id, 2);
  expect(acts.map(({ action, entity, entity_id }) => [action, entity, entity_id])).toEqual([
    ['answer.created', 'answer', String(id)],
    ['answer.edited', 'answer', String(id)],
  ]);
});

test('an answer says who gives it, until when, and where its outcome is; its states are kept with their times', async () => {
  const id = await newIdea();
  const face = {
    organisation: 'デジタル庁',
    outcome_url: 'https://example.go.jp/result',
    due_on: '2027-03-31',
  };
  const bare = await answer(id, { contents: '検討します。', status: 'considering' });
  expect(bare.body.results.answer).toMatchObject({ organisation: null, outcome_url: null, due_on: null });
  const given = await answer(id, { contents: '検討します。', status: 'considering', ...face });
  expect(given.body.results.answer).toMatchObject(face);
  const kept = await answer(id, { contents: '採用します。', status: 'adopted', due_on: null });
  expect(kept.body.results.answer).toMatchObject({ ...face, due_on: null });
  const { history, date_entered } = (await read(id)).answer;
  expect(history.map(({ status }: { status: string }) => status)).toEqual(['considering', 'adopted']);
  expect(history[1].date_entered).toBe(date_entered);
  expect(Date.parse(history[0].date_entered)).toBeLessThan(Date.parse(date_entered));
});

test.each([
  ['no contents', { status: 'done' }, { contents: ['required'] }],
  ['no status', { contents: 'a' }, { status: ['required'] }],
  ['null', { contents: null, status: null }, { contents: ['required'], status: ['required'] }],
  ['a status that is none', { contents: 'a', status: 'open' }, { status: ['invalid'] }],
  ['4001 characters', { contents: '𠮷'.repeat(4_001), status: 'done' }, { contents: ['max_length'] }],
  [
    'an office of 101 characters',
    { contents: 'a', status: 'done', organisation: '庁'.repeat(101) },
    { organisation: ['max_length'] },
  ],
  [
    'an office on two lines',
    { contents: 'a', status: 'done', organisation: 'a\nb' },
    { organisation: ['prohibited_characters'] },
  ],
  [
    'a script for an address',
    { contents: 'a', status: 'done', outcome_url: 'javascript:alert(1)' },
    { outcome_url: ['invalid'] },
  ],
  ['a day that is none', { contents: 'a', status: 'done', due_on: '2027-02-30' }, { due_on: ['invalid'] }],
  ['a day of the year 0', { contents: 'a', status: 'done', due_on: '0000-01-01' }, { due_on: ['invalid'] }],
  [
    'a time for a day',
    { contents: 'a', status: 'done', due_on: '2027-02-01T00:00:00Z' },
    { due_on: ['invalid'] },
  ],
  ['NUL', { contents: 'a\u0000', status: 'done' }, { contents: ['prohibited_characters'] }],
  ['a lone surrogate', { contents: 'a\udfff', status: 'done' }, { contents: ['prohibited_characters'] }],
])('%s is refused', async (_, body, errors) => {
  const refused = await answer(await newIdea(), body);
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
});

test('an answer that changes moves its idea', async () => {
  const name = 'つちふまずの道';
  const posted = async () => (await ideas.post({ name })).body.results.id as number;
  const [changed, other] = [await posted(), await posted()];
  for (const id of [changed, other]) await answer(id, { contents: '答えます。', status: 'not_adopted' });
  await answer(changed, { contents: '始めました。', status: 'in_progress' });
  const found = async (query: string) => {
    const { body } = await ideas.http.get(encodeURI(`/ideas?keyword=${name}&${query}`));
    return body.results.map(({ id }: { id: number }) => id);
  };
  expect(await found('answer=in_progress')).toEqual([changed]);
  expect(await found('answer=not_adopted')).toEqual([other]);
  expect((await found('sort=answer_date'))[0]).toBe(changed);
});

test('only operators answer, and only ideas that there are', async () => {
  const id = await newIdea();
  const body = { contents: 'a', status: 'done' };
  expect((await ideas.http.put(`/ideas/${id}/answer`).send(body)).status).toBe(401);
  for (const role of ['general', 'supporter', 'semi-operator'])
    expect((await answer(id, body, role)).status).toBe(403);
  for (const unknown of [0, -1, 999_999_999, '99999999999999999999', 'abc'])
    expect((await answer(unknown, body, 'admin')).body.message).toBe('Idea not found');
});

test('two who answer at once leave two answers, one of which stands', async () => {
  const id = await newIdea();
  const texts = ['甲', '乙', '丙', '丁'];
  const given = await Promise.all(texts.map((contents) => answer(id, { contents, status: 'done' })));
  expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const told = await toldOf(id, 4);
  const last = told.reduce((one, other) => (one.revision > other.revision ? one : other));
  expect((await read(id)).action_contents).toBe(last.contents);
});

test('a 4000-character answer of characters outside the basic plane is taken', async () => {
  const taken = await answer(await newIdea(), { contents: '𠮷'.repeat(4_000), status: 'done' });
  expect(taken.status).toBe(200);
});
