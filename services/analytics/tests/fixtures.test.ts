import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../protos/fixtures/${name}.json`, import.meta.url)), 'utf8');

test('facts as their owners’ fixtures have them are counted', async () => {
  const names = [
    'identity.v1.MemberChanged',
    'identity.v1.MembersImported',
    'ideas.v1.CategoryChanged',
    'ideas.v1.IdeaChanged',
    'ideas.v1.VoteChanged',
    'ideas.v1.SupportChanged',
    'comments.v1.RatingChanged',
    'comments.v1.CommentChanged',
  ];
  for (const name of names) await analytics.put(name, fixture(name));
  await eventually(async () => expect(await expectExactSums(analytics.db)).toHaveLength(6));
  await eventually(async () =>
    expect(await analytics.db.rows(sql`SELECT stars, author_id FROM rating_facts`)).toEqual([
      { stars: 4, author_id: JSON.parse(fixture('comments.v1.RatingChanged')).author_id },
    ]),
  );
  const vote = JSON.parse(fixture('ideas.v1.VoteChanged'));
  expect(await analytics.db.rows(sql`SELECT * FROM vote_facts`)).toEqual([
    {
      idea_id: vote.idea_id,
      member_id: vote.member_id,
      type: 'positive',
      category_id: vote.category_id,
      role: vote.member_role,
      date_entered: new Date(vote.date_entered),
      revision: vote.revision,
      generation: 1,
    },
  ]);
  const category = JSON.parse(fixture('ideas.v1.CategoryChanged'));
  expect(await analytics.db.one(sql`SELECT id, search_key, name, status FROM category_facts`)).toEqual({
    id: category.category_id,
    search_key: category.search_key,
    name: category.name,
    status: category.status,
  });
});
