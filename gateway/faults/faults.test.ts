import { eventually } from '@ideabox/testing';
import { type Account, accountIds, api, as, postIdea } from '../e2e/product.ts';
import { writeThrough } from './accepted.ts';
import { kill } from './kill.ts';

const patience = 60_000;
jest.setTimeout(120_000);

const voters: Account[] = ['member2', 'supporter1', 'semioperator1', 'operator1', 'admin1'];

const newIdeas = async (count: number) => {
  const ideas: number[] = [];
  for (let index = 0; index < count; index += 1) ideas.push(await postIdea('member1'));
  return ideas;
};

const votesOf = async (account: Account): Promise<{ parent_id: number }[]> =>
  (await api.get(`/members/${accountIds[account]}/votes?limit=999`).set(await as(account))).body.results;

const notificationsAbout = async (ideas: number[], type: string): Promise<number[]> => {
  const { body } = await api
    .get(`/members/${accountIds.member1}/notifications?limit=999`)
    .set(await as('member1'));
  return body.results
    .filter(
      (item: { idea: { id: number } | null; type: string }) =>
        item.type === type && ideas.includes(item.idea?.id ?? 0),
    )
    .map((item: { idea: { id: number } }) => item.idea.id);
};

const ok = async (path: string) => expect((await api.get(path)).status).toBe(200);

/** A service that was killed answers again, so that one test does not trouble the next. */
const allBack = () =>
  eventually(async () => {
    for (const path of ['/features', '/ideas', '/comments', '/analytics/ideas', '/members']) await ok(path);
    await as('member1').then((headers) =>
      api.get(`/members/${accountIds.member1}/notifications`).set(headers).expect(200),
    );
  }, patience);
afterEach(allBack);

test('the ideas service is killed while votes arrive: it alone is away, and every accepted vote stands, once', async () => {
  const ideas = await newIdeas(20);
  const headers = new Map(await Promise.all(voters.map(async (voter) => [voter, await as(voter)] as const)));
  const cast = voters.flatMap((voter) => ideas.map((idea) => ({ voter, idea })));
  const neighbours: number[] = [];
  const { answers } = await writeThrough(
    cast.map(({ voter, idea }) => async () => {
      const answer = await api
        .put(`/ideas/${idea}/vote`)
        .set(headers.get(voter) as { Authorization: string })
        .send({ type: 'positive' });
      if (answer.status === 503) {
        expect([answer.body.message, answer.headers['retry-after']]).toEqual([
          'Service unavailable',
          expect.any(String),
        ]);
        neighbours.push((await api.get('/features')).status);
      }
      return answer;
    }),
    () => kill('ideas'),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(neighbours)).toEqual(new Set(neighbours.length > 0 ? [200] : []));
  for (const voter of voters) {
    const mine = (await votesOf(voter)).filter(({ parent_id }) => ideas.includes(parent_id));
    expect(mine).toHaveLength(ideas.length);
  }
  for (const idea of ideas) {
    expect((await api.get(`/ideas/${idea}`)).body.results.vote_count).toBe(voters.length);
  }
});

test.each([
  ['comments', ['comments']],
  ['notifications', ['notifications']],
  ['both, and NATS', ['comments', 'notifications', 'nats']],
])(
  '%s killed while comments arrive: nothing accepted is lost, and every notification arrives once',
  async (_, names) => {
    const ideas = await newIdeas(15);
    const headers = await as('member2');
    const { answers } = await writeThrough(
      ideas.map(
        (idea) => () =>
          api
            .post('/comments')
            .set(headers)
            .send({ idea_id: idea, contents: `意見です ${idea}` }),
      ),
      () => names.forEach(kill),
      3,
    );
    // A comment whose answer was lost with the service is there: the second try is told that it is.
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    await eventually(async () => {
      const about = await notificationsAbout(ideas, 'comment_on_idea');
      expect([...about].sort((a, b) => a - b)).toEqual(ideas);
      for (const idea of ideas) expect((await api.get(`/ideas/${idea}`)).body.results.comment_count).toBe(1);
    }, patience);
  },
);

test('NATS is killed: writes go on, and facts arrive afterwards', async () => {
  const idea = await postIdea('member1');
  kill('nats');
  const answer = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: '届くまで待ちます。' });
  expect(answer.status).toBe(201);
  await eventually(
    async () => expect(await notificationsAbout([idea], 'comment_on_idea')).toEqual([idea]),
    patience,
  );
});

test('Redis is killed: reads and writes go on', async () => {
  kill('redis');
  for (let index = 0; index < 10; index += 1) await ok('/ideas');
  expect(await postIdea('member1')).toBeGreaterThan(0);
});

test('the analytics service is killed: what happened meanwhile is counted, once', async () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
  const counted = async () =>
    (await api.get(`/analytics/ideas?period_start=${day}&period_end=${day}`)).body.results?.[0]?.count;
  const settled = async () => {
    const first = await counted();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await counted()).toBe(first);
    return first as number;
  };
  const before = await eventually(settled, patience);
  kill('analytics');
  await newIdeas(5);
  await eventually(async () => expect(await counted()).toBe(before + 5), patience);
});
