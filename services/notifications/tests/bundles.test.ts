import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { bootNotifications } from './boot.ts';
import { bootMail } from './boot-mail.ts';
import { comment, idea } from './facts.ts';

test('of one idea a member gets a mail at once, and what happens in the ten minutes after it as one more, whoever sends it', async () => {
  const mail = await bootMail({ MAIL_APART_SECONDS: '600' });
  const { service, catcher } = mail;
  let other: Awaited<ReturnType<typeof bootNotifications>> | undefined;
  const caught = () => catcher.mailbox.list('author@example.jp');
  const mails = async (status: string) =>
    (await service.rows('mails')).filter((row) => row.status === status).map((row) => row.idea_id);
  const say = (id: number, ideaId: number) =>
    service.publish('comments.v1.CommentChanged', comment(id, ideaId, 'commenter', { contents: `声${id}` }));
  try {
    await mail.join('author');
    await mail.set('author', { comment_on_idea: { email: 'instant' } });
    for (const id of [1, 2]) await service.publish('ideas.v1.IdeaChanged', idea(id, 'author'));
    await eventually(async () => expect(await service.rows('ideas')).toHaveLength(2));
    await say(1, 1);
    await eventually(async () => expect(await mails('sent')).toEqual([1]));
    for (const id of [2, 3, 4]) await say(id, 1);
    await eventually(async () => expect(await service.rows('mail_items')).toHaveLength(4));
    // Of another idea it is told at once; that it came shows that the others were not sent before it.
    await say(5, 2);
    await eventually(async () => expect((await mails('sent')).sort()).toEqual([1, 2]));
    expect([await mails('waiting'), caught().length]).toEqual([[1], 2]);
    // The one that holds them is gone; another does its work, ten minutes later.
    const shared = { ...mail.mailing, MAIL_APART_SECONDS: '600' };
    other = await bootNotifications({
      ...{ ...shared, DATABASE_URL: service.databaseUrl, NATS_URL: service.natsUrl },
    });
    await service.db.run(sql`
      UPDATE mails SET sent_at = sent_at - interval '10 minutes', due_at = due_at - interval '10 minutes',
        joined_until = joined_until - interval '10 minutes'`);
    await eventually(() => expect(caught()).toHaveLength(3));
    const together = caught().find(({ text }) => text.includes('声2'));
    expect(together?.subject).toBe('【アイデアボックス】新しい通知が3件あります');
    for (const part of [together?.text, together?.html])
      for (const id of [2, 3, 4]) expect(part).toContain(`声${id}`);
    await eventually(async () => expect((await mails('sent')).sort()).toEqual([1, 1, 2]));
  } finally {
    await other?.stop();
    await mail.stop();
  }
});
