import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea, member, vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());

const bucket = new Date('2026-06-01T03:00:00Z');
const sumsOf = async (metric: string) =>
  (await expectExactSums(analytics.db)).filter((sum) => sum.metric === metric);

test('each kind of fact is counted by quarter of an hour, category and role', async () => {
  await Promise.all([
    analytics.emit('identity.v1.MemberChanged', member()),
    analytics.emit('identity.v1.MembersImported', {
      members: [member({ member_id: 'hanako', roles: ['supporter', 'general'] })],
    }),
    analytics.emit('ideas.v1.CategoriesImported', { categories: [category()] }),
    analytics.emit('ideas.v1.IdeaChanged', idea()),
    analytics.emit('ideas.v1.VoteChanged', vote({ date_entered: '2026-06-01T03:14:59.999Z' })),
    analytics.emit('comments.v1.CommentChanged', comment()),
  ]);
  await eventually(async () => expect(await expectExactSums(analytics.db)).toHaveLength(5));
  expect(await sumsOf('members')).toEqual([
    { metric: 'members', bucket, category_id: 0, role: 'general', count: 1 },
    { metric: 'members', bucket, category_id: 0, role: 'supporter', count: 1 },
  ]);
  for (const metric of ['ideas', 'votes', 'comments']) {
    expect(await sumsOf(metric)).toEqual([{ metric, bucket, category_id: 1, role: 'general', count: 1 }]);
  }
});

test('what is cancelled, removed or withdrawn is no longer counted, and an older revision does not bring it back', async () => {
  await analytics.emit(
    'ideas.v1.VoteChanged',
    vote({ type: 'VOTE_TYPE_UNSPECIFIED', date_entered: '', revision: 3 }),
  );
  await analytics.emit('ideas.v1.IdeasImported', { ideas: [idea({ removed: true, revision: 3 })] });
  await analytics.emit('comments.v1.CommentsImported', {
    comments: [comment({ removed: true, revision: 3 })],
    discussions: [],
  });
  await analytics.emit(
    'identity.v1.MemberChanged',
    member({ status: 'MEMBER_STATUS_WITHDRAWN', revision: 3 }),
  );
  await eventually(async () => expect(await expectExactSums(analytics.db)).toHaveLength(1));
  await analytics.emit('ideas.v1.VoteChanged', vote({ revision: 2 }));
  await analytics.emit('ideas.v1.IdeaChanged', idea({ revision: 2 }));
  await analytics.emit('comments.v1.CommentChanged', comment({ revision: 2 }));
  await analytics.emit('identity.v1.MemberChanged', member({ revision: 2 }));
  await analytics.emit('ideas.v1.VoteChanged', vote({ idea_id: 2 }));
  await eventually(async () => expect(await sumsOf('votes')).toHaveLength(1));
  await eventually(async () =>
    expect(await analytics.db.one(sql`SELECT count(*) AS n FROM inbox`)).toEqual({ n: 15 }),
  );
  expect((await expectExactSums(analytics.db)).map(({ metric }) => metric)).toEqual(['members', 'votes']);
});

test('the same event twice counts once', async () => {
  const id = '6f1c0f0e-6a77-4f5f-8f0a-0c8b6f3a9d11';
  const given = vote({ idea_id: 3 });
  await analytics.emit('ideas.v1.VoteChanged', given, id);
  await analytics.emit('ideas.v1.VoteChanged', given, id);
  await analytics.emit('ideas.v1.VoteChanged', given);
  await analytics.emit('ideas.v1.VotesImported', { votes: [given, given] });
  await eventually(async () =>
    expect(await analytics.db.one(sql`SELECT count(*) AS n FROM inbox`)).toEqual({ n: 18 }),
  );
  expect((await sumsOf('votes')).map(({ count }) => count)).toEqual([2]);
});
