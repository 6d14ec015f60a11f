import { eventually } from '@ideabox/testing';
import { startBalancer } from './balancer.ts';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea } from './facts.ts';
import { openListener } from './listener.ts';

/** Two instances on one database and one bus, and an idea of the author. */
const bootTwo = async (): Promise<[Notifications, Notifications]> => {
  const first = await bootNotifications();
  const second = await bootNotifications({
    DATABASE_URL: first.databaseUrl,
    NATS_URL: first.natsUrl,
    PASSPORT_PUBLIC_KEY: first.passports.publicKey,
  });
  await first.publish('ideas.v1.IdeaChanged', idea(1, 'author'));
  await eventually(async () => expect(await first.rows('ideas')).toHaveLength(1));
  return [first, second];
};

test('whichever instance takes a fact, the page is told once, wherever its socket is', async () => {
  const [first, second] = await bootTwo();
  const pages = await Promise.all(
    [first, second].map(({ httpPort }) => openListener({ httpPort, as: first.as }, 'author')),
  );
  try {
    await Promise.all(pages.map((page) => page.subscribed()));
    // The two share the consumer, so both of them take some of these.
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const id of ids) await first.publish('comments.v1.CommentChanged', comment(id, 1, 'commenter'));
    await eventually(() => expect(pages.map((page) => page.pushes.length)).toEqual([40, 40]));
    const rows = await first.rows('notifications');
    expect(rows.map((row) => row.comment_id).sort((a, b) => Number(a) - Number(b))).toEqual(ids);
    const stored = rows.map((row) => row.id).sort();
    for (const page of pages) expect(page.pushes.map((push) => push.notification_id).sort()).toEqual(stored);
  } finally {
    for (const page of pages) page.close();
    await second.stop();
    await first.stop();
  }
});

test('an instance that stops sends its pages to the others', async () => {
  const [first, second] = await bootTwo();
  const balancer = await startBalancer([second.httpPort, first.httpPort]);
  const page = await openListener({ httpPort: balancer.port, as: first.as }, 'author');
  try {
    await page.subscribed();
    const closed = new Promise((resolve) => page.pusher.connection.bind('error', resolve));
    const stopped = second.stop();
    expect(await closed).toMatchObject({ data: { code: 4200 } });
    await stopped;
    await page.subscribed();
    await first.publish('comments.v1.CommentChanged', comment(99, 1, 'commenter'));
    await eventually(() => expect(page.pushes).toHaveLength(1));
  } finally {
    page.close();
    balancer.stop();
    await first.stop();
  }
});
