import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { bootNotifications } from './boot.ts';
import { category, member, news } from './facts.ts';

const members = 12_500;

test('news reach every active member once, though an instance stops in the middle of it', async () => {
  const first = await bootNotifications();
  const shared = { DATABASE_URL: first.databaseUrl, NATS_URL: first.natsUrl };
  const others: Awaited<ReturnType<typeof bootNotifications>>[] = [];
  const count = async (newsId: number) => {
    const row = await first.db.one<{ count: number; distinct: number }>(sql`
      SELECT count(*) AS count, count(DISTINCT member_id) AS distinct FROM notifications WHERE news_id = ${newsId}`);
    return [row?.count ?? 0, row?.distinct ?? 0] as const;
  };
  try {
    await first.db.run(sql`
      INSERT INTO members (id, portal_name, roles, status, revision)
      SELECT 'm' || lpad(n::text, 6, '0'), '', '{general}', CASE WHEN n % 100 = 0 THEN 'suspended' ELSE 'active' END, 1
      FROM generate_series(1, ${members}::int) AS n`);
    const active = members - members / 100;
    others.push(await bootNotifications(shared));
    await first.publish('content.v1.NewsChanged', news(1));
    await first.publish('content.v1.NewsChanged', news(2));
    await eventually(async () => expect((await count(1))[0] + (await count(2))[0]).toBeGreaterThan(0));
    const leaving = others.pop();
    await leaving?.stop();
    others.push(await bootNotifications(shared));
    await eventually(async () => {
      expect([await count(1), await count(2)]).toEqual([
        [active, active],
        [active, active],
      ]);
    });
    // A thousand at a time, and how far it is with each.
    const [row] = await first.rows('broadcasts');
    expect([row!.cursor, row!.done_at]).toEqual([expect.stringMatching(/^m0124/), expect.any(Date)]);
  } finally {
    for (const instance of others) await instance.stop();
    await first.stop();
  }
});

test('what is taken back meanwhile is told no further', async () => {
  const service = await bootNotifications();
  try {
    await service.publish('identity.v1.MemberChanged', member('reader'));
    await eventually(async () => expect(await service.rows('members')).toHaveLength(1));
    const removed = { cause: 'NEWS_CAUSE_REMOVED', removed: true, revision: 2 };
    await service.publish('content.v1.NewsChanged', news(1, removed));
    await service.publish('content.v1.NewsChanged', news(1));
    await service.publish('ideas.v1.CategoryChanged', category(50, { invisible: true }));
    await service.publish('ideas.v1.CategoryChanged', category(51, { status: 'completed' }));
    await service.publish('content.v1.NewsChanged', news(2));
    await eventually(async () => expect(await service.rows('notifications')).not.toEqual([]));
    expect((await service.rows('broadcasts')).map((row) => row.key)).toEqual(['news:2']);
  } finally {
    await service.stop();
  }
});
