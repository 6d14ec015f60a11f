import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ideabox/testing';
import { api, as } from '../e2e/product.ts';
import { allBack, newIdeas, patienceMs } from './after-kills.ts';
import { hasEnded, restart } from './kill.ts';

afterEach(allBack);

/** So many calls are under way at a time. */
const width = 4;

/** Asks again and again. @returns, once that goes on, how to stop and to hear what came of each. */
const keepAsking = async <Outcome>(ask: () => Promise<Outcome>) => {
  let over = false;
  const outcomes: Outcome[] = [];
  const one = async () => {
    while (!over) outcomes.push(await ask());
  };
  const all = Promise.all(Array.from({ length: width }, one));
  await eventually(() => expect(outcomes.length).toBeGreaterThan(2 * width));
  return async () => {
    over = true;
    await all;
    return outcomes;
  };
};

test('ideas, comments and web are restarted under load: each ends at once when its calls have, no call of others fails, and of its own at most what it had in hand', async () => {
  const [idea] = await newIdeas(1);
  const headers = await as('member2');
  const stopVotes = await keepAsking(async () => {
    const vote = await api.put(`/ideas/${idea}/vote`).set(headers).send({ type: 'positive' });
    return vote.status === 503 && vote.body.may_have_happened === false ? 'refused' : vote.status;
  });
  const stopOthers = await keepAsking(async () => (await api.get('/features').set(headers)).status);
  for (const name of ['ideas', 'comments', 'web']) {
    const pid = restart(name);
    const deadline = Date.now() + patienceMs;
    while (!hasEnded(pid) && Date.now() < deadline) await wait(20);
    expect(hasEnded(pid)).toBe(true);
  }
  await allBack();
  expect(new Set(await stopOthers())).toEqual(new Set([200]));
  const votes = await stopVotes();
  // A machine that takes longer to start a service than calls wait for it refuses some. The system cuts off who connects in the very moment
  // in which a service stops to listen: of each who asks that is one call, of which nobody knows what came of it.
  const unknown = votes.filter((vote) => vote !== 200 && vote !== 'refused');
  expect(unknown).toEqual(unknown.map(() => 503));
  expect(unknown.length).toBeLessThanOrEqual(width);
  expect(votes.at(-1)).toBe(200);
});
