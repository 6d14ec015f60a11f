import { sql } from '@ideabox/postgres';
import { recountLongerSums } from '../src/rebuild/recount-longer-sums.ts';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { idea, vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());

const due = (when: string) =>
  analytics.db.run(sql`UPDATE projection SET longer_sums_due = now() + ${when}::interval`);
const isDue = () =>
  analytics.db.one<{ due: boolean }>(sql`SELECT longer_sums_due IS NOT NULL AS due FROM projection`);

test('what a process of the release before has counted is in longer sums once it must be gone', async () => {
  const { db } = analytics;
  expect(await isDue()).toEqual({ due: true });
  await applyFacts(db, ideaFacts, [idea()]);
  await applyFacts(db, voteFacts, [vote(), vote({ member_id: 'hanako' })]);
  // It moved those alone that it knew.
  await db.run(sql`DELETE FROM rollups WHERE metric LIKE '%\\_days' OR metric LIKE '%\\_week\\_hours'`);
  await db.run(sql`DELETE FROM key_rollups WHERE metric LIKE '%\\_months' AND metric <> 'idea_months'`);
  await recountLongerSums(db);
  await expect(expectExactSums(db)).rejects.toThrow();

  await due('-1 second');
  await Promise.all([recountLongerSums(db), recountLongerSums(db)]);
  await expectExactSums(db);
  expect(await isDue()).toEqual({ due: false });
});

test('it is left to another process where one has died at it, and goes on until all is counted', async () => {
  const { db } = analytics;
  await due('-1 second');
  await db.run(sql`DELETE FROM rollups WHERE metric = 'votes_days'`);
  await db.run(sql`ALTER TABLE rollups ADD CONSTRAINT broken CHECK (metric <> 'votes_days')`);
  await expect(recountLongerSums(db)).rejects.toThrow('broken');
  await db.run(sql`ALTER TABLE rollups DROP CONSTRAINT broken`);
  await recountLongerSums(db);
  await expect(expectExactSums(db)).rejects.toThrow();
  await due('-1 second');
  await recountLongerSums(db);
  await expectExactSums(db);
});
