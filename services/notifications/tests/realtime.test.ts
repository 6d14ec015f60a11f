import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea, member } from './facts.ts';
import { openListener } from './listener.ts';

const open: { close: () => void }[] = [];
const listen = async (...given: Parameters<typeof openListener>) => {
  const listener = await openListener(...given);
  open.push(listener);
  return listener;
};

let service: Notifications;
beforeAll(async () => {
  service = await bootNotifications();
  await service.publish('identity.v1.MemberChanged', member('commenter'));
  await service.publish('ideas.v1.IdeaChanged', idea(1, 'author'));
  await eventually(async () => expect(await service.rows('ideas')).toHaveLength(1));
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});
afterAll(() => service.stop());

test('a comment is pushed into the open page of the author, once', async () => {
  await service.publish('ideas.v1.IdeaChanged', idea(2, 'first author'));
  await eventually(async () => expect(await service.rows('ideas')).toHaveLength(2));
  const page = await listen(service, 'first author');
  await page.subscribed();
  const id = randomUUID();
  await service.publish('comments.v1.CommentChanged', comment(1, 2, 'commenter'), id);
  await service.publish('comments.v1.CommentChanged', comment(1, 2, 'commenter'), id);
  await eventually(() => expect(page.pushes).toHaveLength(1));
  expect(page.pushes[0]).toMatchObject({ unread: 1, notification_id: expect.any(Number) });
  // The next one proves that the duplicate has been through.
  await service.publish('comments.v1.CommentChanged', comment(2, 2, 'commenter'));
  await eventually(() => expect(page.pushes).toHaveLength(2));
  expect(page.pushes[1]!.unread).toBe(2);
  const kept = await service.rows('notifications');
  expect(kept.filter(({ member_id }) => member_id === 'first author')).toHaveLength(2);
});

test('every open page of the member hears it, and nobody else', async () => {
  const [one, two, other] = [
    await listen(service, 'author'),
    await listen(service, 'author'),
    await listen(service, 'commenter'),
  ];
  await Promise.all([one.subscribed(), two.subscribed(), other.subscribed()]);
  await service.publish('comments.v1.CommentChanged', comment(3, 1, 'commenter'));
  await eventually(() => expect([one.pushes.length, two.pushes.length]).toEqual([1, 1]));
  expect(other.pushes).toEqual([]);
});

test('a page that left its channel hears no more', async () => {
  const [page, other] = [await listen(service, 'author'), await listen(service, 'author')];
  await Promise.all([page.subscribed(), other.subscribed()]);
  page.pusher.unsubscribe('private-user.author');
  await service.publish('comments.v1.CommentChanged', comment(4, 1, 'commenter'));
  await eventually(() => expect(other.pushes).toHaveLength(1));
  expect(page.pushes).toEqual([]);
});

test('a wrong signature is refused', async () => {
  const page = await listen(service, 'author', { auth: `ideabox:${'0'.repeat(64)}` });
  await eventually(() => expect(page.refusals).toMatchObject([{ type: 'AuthError', status: 401 }]));
  await eventually(() => expect(page.errors).toMatchObject([{ data: { code: 4009 } }]));
  expect(page.channel.subscribed).toBe(false);
});

test("another's channel is refused at the door", async () => {
  const page = await listen(service, 'commenter', { channel: 'private-user.author' });
  await eventually(() => expect(page.refusals).toMatchObject([{ type: 'AuthError', status: 403 }]));
});

test('an unknown application is refused for good', async () => {
  const page = await listen(service, 'author', { appKey: 'other' });
  await eventually(() => expect(page.errors).toMatchObject([{ error: { data: { code: 4001 } } }]));
  await eventually(() => expect(page.pusher.connection.state).toBe('disconnected'));
});
