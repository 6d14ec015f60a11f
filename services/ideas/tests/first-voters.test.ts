import { publish } from '@ideabox/events';
import { createDatabase, type Database } from '@ideabox/postgres';
import type { Events } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let db: Database;
beforeAll(async () => {
  ideas = await bootIdeas();
  db = createDatabase({ url: ideas.databaseUrl, log: createLogger('test', 'silent'), poolSize: 1 });
});
afterAll(async () => {
  await db.close();
  await ideas.stop();
});

const vote = async (idea: number, member: string, type: string, named?: boolean) => {
  const answer = await ideas.http
    .put(`/ideas/${idea}/vote`)
    .set(await ideas.as(member))
    .send({ type, named });
  expect(answer.status).toBe(200);
};

const cancel = async (idea: number, member: string) =>
  ideas.http.delete(`/ideas/${idea}/vote`).set(await ideas.as(member));

/** An idea on which `first` and a second have voted before eight others, so that there are 7 and 3 of two types. */
const voted = async (first: boolean | undefined, second: boolean | undefined, secondVoter = 'second') => {
  const idea = (await ideas.post({})).body.results.id as number;
  await vote(idea, 'first', 'positive', first);
  await vote(idea, secondVoter, 'negative', second);
  for (let index = 0; index < 8; index += 1)
    await vote(idea, `later ${index}`, index < 6 ? 'positive' : 'negative', true);
  return idea;
};

const namesOn = async (idea: number) => {
  const detail = (await ideas.http.get(`/ideas/${idea}`)).body.results;
  const listed = (await ideas.http.get('/ideas?limit=100')).body.results;
  const card = listed.find((item: { id: number }) => item.id === idea);
  const of = (from: Record<string, unknown>) =>
    ['first', 'second'].map((place) => [from[`${place}_vote_user_id`], from[`${place}_vote_user_name`]]);
  expect(of(card)).toEqual(of(detail));
  return of(detail);
};

const nobody = [null, null];
const named = (id: string) => [id, `name of ${id}`];

test.each([
  ['both', true, true, [named('first'), named('second')]],
  ['the first alone', true, false, [named('first'), nobody]],
  ['the second alone', false, true, [nobody, named('second')]],
  ['nobody who was not asked', undefined, undefined, [nobody, nobody]],
])('of the first two voters are named: %s', async (_, first, second, expected) => {
  expect(await namesOn(await voted(first, second))).toEqual(expected);
});

test('nobody is named below 10 votes', async () => {
  const idea = await voted(true, true);
  await cancel(idea, 'later 0');
  expect(await namesOn(idea)).toEqual([nobody, nobody]);
  await vote(idea, 'later 0', 'neutral');
  expect(await namesOn(idea)).toEqual([named('first'), named('second')]);
});

test('nobody is named where the votes are of one mind', async () => {
  const idea = await voted(true, true);
  for (const member of ['later 6', 'later 7']) await vote(idea, member, 'positive');
  expect(await namesOn(idea)).toEqual([nobody, nobody]);
});

test('who cancels makes room for the next; who votes again comes last', async () => {
  const idea = await voted(true, true);
  await vote(idea, 'one more', 'neutral');
  await cancel(idea, 'first');
  expect(await namesOn(idea)).toEqual([named('second'), named('later 0')]);
  await vote(idea, 'first', 'positive', true);
  expect(await namesOn(idea)).toEqual([named('second'), named('later 0')]);
});

test('consent can be withdrawn and given by voting again, which moves nothing else', async () => {
  const idea = await voted(true, true);
  const before = (await ideas.http.get(`/ideas/${idea}`)).body.results;
  await vote(idea, 'first', 'positive');
  expect(await namesOn(idea)).toEqual([nobody, named('second')]);
  await vote(idea, 'first', 'positive', true);
  expect((await ideas.http.get(`/ideas/${idea}`)).body.results).toEqual(before);
});

test('a voter who hides or has withdrawn is not named, one who hides no longer is', async () => {
  const idea = await voted(true, true, 'shy');
  let revision = 1;
  const tell = (change: Partial<Events['identity.v1.MemberChanged']>) => {
    revision += 1;
    const fact = {
      ...goldenFact('identity.v1.MemberChanged'),
      member_id: 'shy',
      portal_name: 'name of shy',
    };
    return publish(db, 'identity.v1.MemberChanged', { ...fact, ...change, revision });
  };
  const shows = (second: (string | null)[]) =>
    eventually(async () => expect(await namesOn(idea)).toEqual([named('first'), second]));
  await tell({ hidden: true });
  await shows(nobody);
  await tell({ hidden: false });
  await shows(named('shy'));
  await tell({ status: 'MEMBER_STATUS_WITHDRAWN' });
  await shows(nobody);
});
