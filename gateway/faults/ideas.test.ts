import { type Account, accountIds, api, as } from '../e2e/product.ts';
import { writeThrough } from './accepted.ts';
import { allBack, newIdeas } from './after-kills.ts';
import { kill } from './kill.ts';

afterEach(allBack);

const voters: Account[] = ['member2', 'supporter1', 'semioperator1', 'operator1', 'admin1'];

const votesOf = async (account: Account): Promise<{ parent_id: number }[]> =>
  (await api.get(`/members/${accountIds[account]}/votes?limit=999`).set(await as(account))).body.results;

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
