import { sql } from '@ideabox/postgres';
import { eventually, fill, plansOf, wasteOf } from '@ideabox/testing';
import { bootNotifications } from './boot.ts';
import { bootMail } from './boot-mail.ts';
import { answer, comment, idea, member, news } from './facts.ts';

test('no worker and no fact makes Postgres read, walk or sort all that was ever told', async () => {
  const mail = await bootMail();
  const { service, catcher } = mail;
  const more: Awaited<ReturnType<typeof bootNotifications>>[] = [];
  try {
    await mail.join('reader');
    await mail.set('reader', { comment_on_idea: { email: 'instant' } });
    await service.publish('ideas.v1.IdeaChanged', idea(1, 'reader'));
    await eventually(async () => expect(await service.rows('ideas')).toHaveLength(1));
    await fill(service.databaseUrl, [
      `INSERT INTO members (id, portal_name, roles, status, revision)
       SELECT 'm' || n, 'member ' || n, '{general}', 'active', 1 FROM generate_series(1, 12000) AS n`,
      `INSERT INTO ideas (id, name, author_id, category_id, removed, revision)
       SELECT n, 'idea ' || n, 'm' || n, 3, false, 1 FROM generate_series(2, 12000) AS n`,
      `INSERT INTO comments (id, excerpt, removed, revision)
       SELECT n, 'comment ' || n, false, 1 FROM generate_series(1, 12000) AS n`,
      `INSERT INTO blocks (member_id, blocked_id, blocked, revision)
       SELECT 'm' || n, 'm' || n + 1, true, 1 FROM generate_series(1, 12000) AS n`,
      `INSERT INTO settings (member_id, kind, email) SELECT 'm' || n, 'news', 'daily' FROM generate_series(1, 12000) AS n`,
      `INSERT INTO languages (member_id, language) SELECT 'm' || n, 'en' FROM generate_series(1, 12000) AS n`,
      `INSERT INTO broadcasts (key, kind, audience, done_at)
       SELECT 'old:' || n, 'news', 'everyone', now() FROM generate_series(1, 12000) AS n`,
      `INSERT INTO mails (member_id, status) SELECT 'm' || n, 'sent' FROM generate_series(1, 12000) AS n`,
      `INSERT INTO mail_items (mail_id, member_id, kind, dedupe_key)
       SELECT id, member_id, 'news', id::text FROM mails`,
      `INSERT INTO mail_items (member_id, kind, idea_id, dedupe_key, date_entered)
       SELECT 'm' || n, 'comment_on_idea', 1 + n % 12000, 'waiting ' || n, now() - interval '2 days'
       FROM generate_series(1, 12000) AS n`,
      `INSERT INTO notifications (member_id, kind, idea_id, status, dedupe_key)
       SELECT 'm' || 1 + n % 900, 'support_on_idea', 1 + n % 12000, 'unread', 'k' || n FROM generate_series(1, 40000) AS n`,
      'DELETE FROM digests',
    ]);
    const plans = await plansOf(service.databaseUrl, async () => {
      await service.publish('comments.v1.CommentChanged', comment(90_000, 1, 'm5'));
      // One member is told before everyone is: a thousand of twelve thousand are rightly found by reading all.
      await eventually(() => expect(catcher.mailbox.list('reader@example.jp')).toHaveLength(1));
      await service.publish('ideas.v1.AnswerChanged', answer(1));
      await service.publish('content.v1.NewsChanged', news(1));
      await service.publish(
        'identity.v1.MemberChanged',
        member('m7', { status: 'MEMBER_STATUS_WITHDRAWN', revision: 2 }),
      );
      more.push(
        await bootNotifications({
          ...mail.mailing,
          ...{ DATABASE_URL: service.databaseUrl, NATS_URL: service.natsUrl },
        }),
      );
      await eventually(async () => {
        const open = await service.db.one(
          sql`SELECT FROM broadcasts WHERE key = 'news:1' AND done_at IS NULL`,
        );
        const waiting = await service.db.one(sql`SELECT FROM digests WHERE done_at IS NULL`);
        expect([open, waiting]).toEqual([undefined, undefined]);
      });
    });
    const waste = wasteOf(plans);
    expect(plans.length).toBeGreaterThan(25);
    expect(waste).toEqual([]);
  } finally {
    for (const instance of more) await instance.stop();
    await mail.stop();
  }
});
