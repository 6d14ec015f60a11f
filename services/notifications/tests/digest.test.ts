import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { bootNotifications } from './boot.ts';
import { bootMail } from './boot-mail.ts';
import { comment, idea } from './facts.ts';

const readers = 30;
const each = 3;

test('one digest a day for each member, of all that waited, whoever makes it', async () => {
  const mail = await bootMail();
  const { service, catcher } = mail;
  const started: Awaited<ReturnType<typeof bootNotifications>>[] = [];
  try {
    const ids = Array.from({ length: readers }, (_, index) => index + 1);
    await Promise.all(ids.map((id) => mail.join(`reader-${id}`)));
    for (const id of ids) await service.publish('ideas.v1.IdeaChanged', idea(id, `reader-${id}`));
    await eventually(async () => expect(await service.rows('ideas')).toHaveLength(readers));
    for (const id of ids)
      for (let nth = 0; nth < each; nth += 1)
        await service.publish('comments.v1.CommentChanged', comment(id * 100 + nth, id, 'commenter'));
    await eventually(async () => expect(await service.rows('mail_items')).toHaveLength(readers * each));
    await wait(300);
    expect([await service.rows('mails'), catcher.mailbox.list()]).toEqual([[], []]);
    // As if they had waited since before this morning, and one came since.
    await service.db.run(sql`UPDATE mail_items SET date_entered = now() - interval '2 days'`);
    await service.publish('comments.v1.CommentChanged', comment(9_999, 1, 'commenter'));
    await eventually(async () => expect(await service.rows('mail_items')).toHaveLength(readers * each + 1));
    await service.db.run(sql`DELETE FROM digests`);
    const shared = { ...mail.mailing, DATABASE_URL: service.databaseUrl, NATS_URL: service.natsUrl };
    started.push(...(await Promise.all([bootNotifications(shared), bootNotifications(shared)])));
    await eventually(() => expect(catcher.mailbox.list()).toHaveLength(readers));
    const addresses = catcher.mailbox.list().map((item) => item.to[0]);
    expect(new Set(addresses).size).toBe(readers);
    for (const item of catcher.mailbox.list()) {
      expect(item.subject).toBe('【アイデアボックス】新しい通知が3件あります');
      expect(item.text.match(/■/g)).toHaveLength(each);
    }
    // Once more on the same day makes nothing more, though something waits.
    await service.db.run(
      sql`UPDATE mail_items SET date_entered = now() - interval '2 days' WHERE mail_id IS NULL`,
    );
    await service.db.run(sql`DELETE FROM digests`);
    const again = await bootNotifications(shared);
    started.push(again);
    await eventually(async () =>
      expect(await service.rows('digests')).toMatchObject([{ done_at: expect.any(Date) }]),
    );
    await wait(500);
    expect(catcher.mailbox.list()).toHaveLength(readers);
    expect((await service.rows('mail_items')).filter((row) => row.mail_id === null)).toHaveLength(1);
  } finally {
    for (const instance of started) await instance.stop();
    await mail.stop();
  }
});
