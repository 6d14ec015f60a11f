import { randomUUID } from 'node:crypto';
import { currentRequestId } from '@ideabox/telemetry';
import { plansOf, wasteOf } from '@ideabox/testing';
import pg from 'pg';
import { type Beside, bootBesideIdeas } from './boot.ts';
import { commonWord, fillVolume, firstId, freshWords, rareWord } from './fill-volume.ts';

let app: Beside;
let idea: number;
beforeAll(async () => {
  app = await bootBesideIdeas();
  await fillVolume(app.databaseUrl);
  idea = await app.newIdea();
});
afterAll(() => app.stop());

const [long, short] = [firstId + 1, firstId + 7];
const sorts = ['sort=date_entered', 'sort=date_entered&order=asc', 'sort=rating', 'sort=rating&order=asc'];
const filters = [
  '',
  'category=c4',
  `idea=${long}`,
  `idea=${short}`,
  'member_id=m8',
  'category=c4&member_id=m8',
  `category=c4&idea=${firstId + 3}`,
  `keyword=${rareWord}`,
  `keyword=${commonWord}`,
  `keyword=${commonWord}&category=c4`,
  `keyword=${commonWord}&idea=${short}`,
  `keyword=${commonWord}&idea=${long}`,
  `keyword=${commonWord}&member_id=m8`,
  'keyword=a',
];
const lists = [
  ...filters.map((filter) => `/comments?${filter}`),
  `/ideas/${long}/comments?`,
  `/ideas/${short}/comments?`,
  '/members/m8/comments?',
  '/members/m8/comments?highly_rated=1',
];

const rest = ['/comments/4', '/comments/4/versions'];
const own = ['', '?comment_id=1,2,3'].map((query) => `/members/m8/ratings${query}`);

test('no call reads, walks or sorts all comments, ideas or ratings', async () => {
  const plans = await plansOf(app.databaseUrl, async () => {
    for (const path of lists.flatMap((list) => sorts.map((sort) => `${list}&${sort}`))) {
      const answer = await app.get(encodeURI(path));
      expect([path, answer.status]).toEqual([path, 200]);
    }
    for (const path of ['/comments', '/comments?category=c10', '/comments?fields=my_vote', ...rest, ...own])
      expect([path, (await app.get(path, 'm8')).status]).toEqual([path, 200]);
    const posted = await app.post({ idea_id: idea, contents: '計画を見るための文' }, 'm8');
    const { id } = posted.body.results;
    const reply = await app.post({ idea_id: idea, contents: 'その返信でもある', comment_id: id }, 'm9');
    const as = await app.as('m8');
    await app.http.put(`/comments/${id}`).set(as).send({ contents: '書き直した計画の文' });
    await app.http.put(`/comments/${reply.body.results.id}/rating`).set(as).send({ stars: 4 });
    await app.http.delete(`/comments/${reply.body.results.id}/rating`).set(as);
    expect((await app.http.delete(`/comments/${id}`).set(as)).status).toBe(200);
    for await (const _ of app.rpc.stream('ListCommenters', { idea_id: long }));
    for await (const _ of app.rpc.stream('ExportMember', { member_id: 'm8' }));
  });
  expect(plans.length).toBeGreaterThan(60);
  expect(wasteOf(plans)).toEqual([]);
});

test.each(freshWords)('what %s names is read once, to count and to gather it', async (word) => {
  const path = encodeURI(`/comments?keyword=${word}`);
  const plans = await plansOf(app.databaseUrl, async () => {
    expect((await app.http.get(path)).status).toBe(200);
  });
  // What hits are compared with by keys; a walk in order asks their texts alone.
  expect(plans.filter(({ statement }) => statement.includes('keys @>'))).toHaveLength(1);
});

/** How often databases are asked for the sake of this request of a page. */
const queriesOf = async (path: string): Promise<number> => {
  const requestId = randomUUID();
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  let asked = 0;
  const counting = jest.spyOn(prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    if (currentRequestId() === requestId) asked += 1;
    return query.apply(this, given);
  });
  const headers = { ...(await app.as('m8')), 'X-Request-Id': requestId };
  expect((await app.http.get(path).set(headers)).status).toBe(200);
  counting.mockRestore();
  return asked;
};

test('a page of a hundred takes as many queries as a page of one', async () => {
  const page = (limit: number) => queriesOf(`/comments?limit=${limit}&fields=my_vote`);
  const few = await page(1);
  expect(few).toBeGreaterThan(3);
  expect(await page(100)).toBe(few);
});
