import { setTimeout as wait } from 'node:timers/promises';
import { api, as } from '../e2e/product.ts';
import { allBack, newIdeas, patienceMs } from './after-kills.ts';
import { hasEnded, restart } from './kill.ts';

afterEach(allBack);

/** Asks again and again, a few at a time, until told to stop. @returns the statuses that were answered. */
const keepAsking = (ask: () => Promise<number>, width = 4) => {
  let over = false;
  const statuses: number[] = [];
  const one = async () => {
    while (!over) statuses.push(await ask());
  };
  const all = Promise.all(Array.from({ length: width }, one));
  return async () => {
    over = true;
    await all;
    return statuses;
  };
};

test('ideas, comments and web are restarted under load: each ends at once when its calls have, and no call of others fails', async () => {
  const [idea] = await newIdeas(1);
  const headers = await as('member2');
  const stopVotes = keepAsking(async () => {
    const vote = { type: 'positive' };
    return (await api.put(`/ideas/${idea}/vote`).set(headers).send(vote)).status;
  });
  const stopOthers = keepAsking(async () => (await api.get('/features').set(headers)).status);
  for (const name of ['ideas', 'comments', 'web']) {
    const pid = restart(name);
    const deadline = Date.now() + patienceMs;
    while (!hasEnded(pid) && Date.now() < deadline) await wait(20);
    expect(hasEnded(pid)).toBe(true);
  }
  await allBack();
  expect(new Set(await stopOthers())).toEqual(new Set([200]));
  const votes = await stopVotes();
  // A machine that starts a service within the time for which calls wait for it refuses none.
  expect(votes.every((status) => status === 200 || status === 503)).toBe(true);
  expect(votes.at(-1)).toBe(200);
});
