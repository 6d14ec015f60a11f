import { listDeadLetters } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import { eventually, freePort, runScript } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
/** Before any test has put a letter aside. */
let listedFirst: Awaited<ReturnType<typeof runScript>>;
beforeAll(async () => {
  analytics = await bootAnalytics();
  listedFirst = await run();
});
afterAll(() => analytics.stop());

const run = (...args: string[]) => runScript('dead-letters', args, { NATS_URL: analytics.nats.url });
const letters = () => listDeadLetters(analytics.bus);
const votesCounted = async () =>
  (await expectExactSums(analytics.db)).reduce((sum, { count }) => sum + count, 0);

test('without dead letters the list says so', () => {
  expect(listedFirst).toEqual({ code: 0, out: 'No dead letters.\n', err: '' });
});

test('what keeps failing is put aside, seen by an operator, and counted once it is replayed', async () => {
  await analytics.db.run(sql`ALTER TABLE vote_facts ADD CONSTRAINT fault CHECK (member_id <> 'poison')`);
  const id = 'a3a6ff8e-1d0f-4a0c-93a1-3b8d2e5c7f01';
  await analytics.put('ideas.v1.VoteChanged', 'no JSON at all', 'a3a6ff8e-1d0f-4a0c-93a1-3b8d2e5c7f02');
  await analytics.emit('ideas.v1.VoteChanged', vote({ member_id: 'poison' }), id);
  for (let one = 0; one < 20; one += 1) {
    await analytics.emit('ideas.v1.VoteChanged', vote({ member_id: `member ${one}` }));
  }
  await eventually(async () => expect(await votesCounted()).toBe(20));
  await eventually(async () => expect(await letters()).toHaveLength(2));

  const listed = await run();
  expect(listed.code).toBe(0);
  expect(listed.out).toMatch(/^POSITION +CONSUMER +SUBJECT +EVENT ID +AGE +ERROR\n/);
  expect(listed.out).toMatch(
    new RegExp(`^\\d +analytics +ideabox.ideas.v1.VoteChanged +${id} +\\d+ s +error: .*"fault"`, 'm'),
  );
  expect(listed.out).toMatch(/SyntaxError/);

  await analytics.db.run(sql`ALTER TABLE vote_facts DROP CONSTRAINT fault`);
  const position = (await letters()).find(({ eventId }) => eventId === id)?.position;
  expect(await run('replay', String(position))).toMatchObject({ code: 0, err: '' });
  await eventually(async () => expect(await votesCounted()).toBe(21));
  expect(await letters()).toHaveLength(1);
});

test('an unknown position and a wrong word replay nothing', async () => {
  const before = await letters();
  const unknown = await run('replay', '999');
  expect(unknown).toEqual({
    code: 1,
    out: '',
    err: 'No dead letter at position 999: nothing was replayed.\n',
  });
  for (const args of [['bury'], ['replay', '-1'], ['replay', 'x'], ['list', '1']]) {
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining('Usage') });
  }
  expect(await letters()).toEqual(before);
});

test('without NATS it says where it looked', async () => {
  const port = await freePort();
  const { code, err } = await runScript('dead-letters', [], {
    NATS_URL: `nats://user:secret@127.0.0.1:${port}`,
  });
  expect(code).toBe(1);
  expect(err).toBe(
    `NATS does not answer at 127.0.0.1:${port}: start Ideabox with "npm start" or "npm run dev", or set NATS_URL.\n`,
  );
});
