import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, comment, idea, member, support, vote } from './facts.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());

/** All sums of a quarter of an hour. */
const sumsAt = async (bucket: string) =>
  (await expectExactSums(analytics.db)).filter((sum) => sum.bucket.getTime() === Date.parse(bucket));

const taken = async () =>
  (await analytics.db.one<{ n: number }>(sql`SELECT count(*) AS n FROM inbox`))?.n ?? 0;

/** Waits until so many of the events that `tell` emits are taken. */
const allTaken = async (events: number, tell: () => Promise<unknown>) => {
  const before = await taken();
  await tell();
  await eventually(async () => expect(await taken()).toBe(before + events));
};

/** Tells of two members and of an idea, a vote and a comment, all under this number, at a time of their own. */
const tellOfEach = (number: number, date_entered: string) => {
  const under = { idea_id: number, date_entered };
  return allTaken(6, () =>
    Promise.all([
      analytics.emit('identity.v1.MemberChanged', member({ member_id: `taro ${number}`, date_entered })),
      analytics.emit('identity.v1.MembersImported', {
        members: [member({ member_id: `hanako ${number}`, date_entered, roles: ['supporter', 'general'] })],
      }),
      analytics.emit('ideas.v1.CategoriesImported', { categories: [category()] }),
      analytics.emit('ideas.v1.IdeaChanged', idea(under)),
      analytics.emit('ideas.v1.VoteChanged', vote(under)),
      analytics.emit('comments.v1.CommentChanged', comment({ ...under, comment_id: number })),
    ]),
  );
};

test('each kind of fact is counted by quarter of an hour, category and role', async () => {
  await tellOfEach(1, '2026-06-01T03:14:59.999Z');
  const sums = await sumsAt('2026-06-01T03:00:00Z');
  const bucket = new Date('2026-06-01T03:00:00Z');
  expect(sums).toHaveLength(5);
  expect(sums.filter(({ metric }) => metric === 'members')).toEqual([
    { metric: 'members', bucket, category_id: 0, role: 'general', count: 1 },
    { metric: 'members', bucket, category_id: 0, role: 'supporter', count: 1 },
  ]);
  for (const metric of ['ideas', 'votes', 'comments'])
    expect(sums).toContainEqual({ metric, bucket, category_id: 1, role: 'general', count: 1 });
});

test('what is cancelled, removed or withdrawn is no longer counted, and an older revision does not bring it back', async () => {
  const date_entered = '2026-06-02T03:00:00Z';
  const under = { idea_id: 2, date_entered };
  const someone = { member_id: 'taro 2', date_entered };
  await tellOfEach(2, date_entered);
  await allTaken(4, async () => {
    const cancelled = vote({ ...under, type: 'VOTE_TYPE_UNSPECIFIED', date_entered: '', revision: 3 });
    await analytics.emit('ideas.v1.VoteChanged', cancelled);
    await analytics.emit('ideas.v1.IdeasImported', {
      ideas: [idea({ ...under, removed: true, revision: 3 })],
    });
    await analytics.emit('comments.v1.CommentsImported', {
      comments: [comment({ ...under, comment_id: 2, removed: true, revision: 3 })],
      discussions: [],
    });
    const withdrawn = member({ ...someone, status: 'MEMBER_STATUS_WITHDRAWN', revision: 3 });
    await analytics.emit('identity.v1.MemberChanged', withdrawn);
  });
  expect(await sumsAt(date_entered)).toHaveLength(1);
  await allTaken(5, async () => {
    await analytics.emit('ideas.v1.VoteChanged', vote({ ...under, revision: 2 }));
    await analytics.emit('ideas.v1.IdeaChanged', idea({ ...under, revision: 2 }));
    await analytics.emit('comments.v1.CommentChanged', comment({ ...under, comment_id: 2, revision: 2 }));
    await analytics.emit('identity.v1.MemberChanged', member({ ...someone, revision: 2 }));
    await analytics.emit('ideas.v1.VoteChanged', vote({ ...under, idea_id: 4 }));
  });
  expect((await sumsAt(date_entered)).map(({ metric }) => metric)).toEqual(['members', 'votes']);
});

test('the same event twice counts once', async () => {
  const id = '6f1c0f0e-6a77-4f5f-8f0a-0c8b6f3a9d11';
  const given = vote({ idea_id: 3, date_entered: '2026-06-03T03:00:00Z' });
  await allTaken(3, async () => {
    await analytics.emit('ideas.v1.VoteChanged', given, id);
    await analytics.emit('ideas.v1.VoteChanged', given, id);
    await analytics.emit('ideas.v1.VoteChanged', given);
    await analytics.emit('ideas.v1.VotesImported', { votes: [given, given] });
  });
  expect((await sumsAt('2026-06-03T03:00:00Z')).map(({ count }) => count)).toEqual([1]);
});

test('supports as imported count like those given one by one', async () => {
  const date_entered = '2026-06-04T03:00:00Z';
  const given = support({ idea_id: 9, date_entered });
  await allTaken(2, async () => {
    await analytics.emit('ideas.v1.SupportsImported', { supports: [given, { ...given, member_id: 'jiro' }] });
    await analytics.emit('ideas.v1.SupportChanged', given);
  });
  expect((await sumsAt(date_entered)).map(({ metric, count }) => [metric, count])).toEqual([
    ['supporters', 2],
  ]);
});
