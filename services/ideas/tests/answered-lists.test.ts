import { sql } from '@ideabox/postgres';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
/** Ideas whose answers are named, in the order in which they were answered; the last one was not. */
const answers = ['considering', 'done', 'not_adopted', 'done'] as const;
let ids: number[];

beforeAll(async () => {
  ideas = await bootIdeas();
  const operator = await ideas.as('the operator', 'operator');
  ids = [];
  for (let index = 0; index <= answers.length; index += 1)
    ids.push((await ideas.post({ name: `答え${index}` })).body.results.id);
  // The first one is answered last, so that the dates of answers are not those of ideas.
  for (const place of [1, 2, 3, 0]) {
    const body = { contents: '答えます。', status: answers[place] };
    expect((await ideas.http.put(`/ideas/${ids[place]}/answer`).set(operator).send(body)).status).toBe(200);
  }
});
afterAll(() => ideas.stop());

const places = async (query: string) => {
  const answer = await ideas.http.get(`/ideas?${encodeURI(query)}`);
  expect([query, answer.status]).toEqual([query, 200]);
  expect(answer.body.metadata.resultset.count).toBe(answer.body.results.length);
  return answer.body.results.map(({ id }: { id: number }) => ids.indexOf(id));
};

test.each([
  ['answer=any', [3, 2, 1, 0]],
  ['answer=none', [4]],
  ['answer=done', [3, 1]],
  ['answer=done&sort=answer_date&order=asc', [1, 3]],
  ['answer=adopted', []],
  ['answer=any&sort=answer_date', [0, 3, 2, 1]],
  ['answer=any&keyword=答え&sort=answer_date', [0, 3, 2, 1]],
  ['answer=none&category=on_air&keyword=答え', [4]],
  ['sort=answer_date', [0, 3, 2, 1, 4]],
  ['sort=answer_date&order=asc', [4, 1, 2, 3, 0]],
])('%s', async (query, expected) => {
  expect(await places(query)).toEqual(expected);
});

test.each(['', 'draft', 'ANY'])('answer=%s is refused', async (given) => {
  const refused = await ideas.http.get(`/ideas?answer=${given}`);
  expect([refused.status, refused.body.errors]).toEqual([400, { answer: ['invalid'] }]);
});

describe('by the days on which they were answered', () => {
  const answeredAt = (place: number, time: string) =>
    ideas.db.run(sql`UPDATE ideas SET answer_date = ${time} WHERE id = ${ids[place]}`);

  beforeAll(async () => {
    // The first and the last moment of a day in Japan, one before and one after it.
    await answeredAt(1, '2021-03-04T14:59:59.999Z');
    await answeredAt(2, '2021-03-04T15:00:00Z');
    await answeredAt(3, '2021-03-05T14:59:59.999Z');
    await answeredAt(0, '2021-03-05T15:00:00Z');
  });

  test.each([
    ['answered_from=2021-03-05&answered_until=2021-03-05', [3, 2]],
    ['answered_from=2021-03-05', [0, 3, 2]],
    ['answered_until=2021-03-05', [3, 2, 1]],
    ['answered_until=2021-03-05&answer=done', [3, 1]],
    ['answered_until=2021-03-05&keyword=答え', [3, 2, 1]],
    ['answered_from=2021-03-07', []],
  ])('%s', async (query, expected) => {
    expect(await places(`sort=answer_date&${query}`)).toEqual(expected);
  });

  test.each([
    ['answered_from=2021-02-30', 'answered_from'],
    ['answered_until=0000-01-01', 'answered_until'],
    ['answered_from=2021-03-06&answered_until=2021-03-05', 'answered_until'],
  ])('%s is refused', async (query, field) => {
    const refused = await ideas.http.get(`/ideas?${query}`);
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: ['invalid'] }]);
  });
});
