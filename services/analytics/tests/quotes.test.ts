import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { countNextTopic } from '../src/topics/count-topics.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, idea } from './facts.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics({ TOPICS_EVERY_MS: '3600000', RANKINGS_FRESH_MS: '3600000' });
  const { db } = analytics;
  await applyFacts(db, categoryFacts, [category()]);
  await applyFacts(db, ideaFacts, [idea()]);
  await db.run(sql`
    INSERT INTO text_terms (kind, id, terms, sentences, category_id, role, removed, date_entered, revision, generation)
    VALUES ('idea', 1, '{防災}', '{防災を学びたいです。}', 1, 'general', false, now(), 1, 1)`);
  await db.run(sql`INSERT INTO topics (terms, x, y) VALUES ('{防災}', 0, 0)`);
  await db.run(sql`
    INSERT INTO idea_topics (idea_id, topic_id, likeness, counts_as, revision) SELECT 1, id, 1, id, 1 FROM topics`);
  await countNextTopic(db, 0);
});
afterAll(() => analytics.stop());

const quotes = async () => {
  const answer = await analytics.http.get('/analytics/topics?period_start=2026-06-01&period_end=2026-06-30');
  return answer.body.results[0].quotes.map(({ sentence }: { sentence: string }) => sentence);
};

test('quotes are remembered for a moment, where figures are for an hour', async () => {
  expect(await quotes()).toEqual(['防災を学びたいです。']);
  await analytics.db.run(sql`UPDATE text_terms SET sentences = '{}'`);
  await eventually(async () => expect(await quotes()).toEqual([]));
});
