import { fill, plansOf, wasteOf } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';

let service: Notifications;

beforeAll(async () => {
  service = await bootNotifications();
  await fill(service.databaseUrl, [
    `INSERT INTO members (id, portal_name, roles, status, revision)
     SELECT 'm' || n, 'member ' || n, '{general}', 'active', 1 FROM generate_series(1, 12000) AS n`,
    `INSERT INTO ideas (id, name, author_id, removed, revision)
     SELECT n, 'idea ' || n, 'm' || n, false, 1 FROM generate_series(1, 12000) AS n`,
    `INSERT INTO notifications (member_id, kind, idea_id, status, date_entered, dedupe_key)
     SELECT 'm' || 1 + n % 900, 'support_on_idea', 1 + n % 12000, CASE WHEN n % 3 = 0 THEN 'unread' ELSE 'read' END,
       now() - interval '1 minute' * n, 'k' || n FROM generate_series(1, 40000) AS n`,
  ]);
});
afterAll(() => service.stop());

const paths = ['', '?status=unread', '?status=read', '?offset=20'].map(
  (query) => `/members/m7/notifications${query}`,
);

test('no call reads, walks or sorts all notifications', async () => {
  const plans = await plansOf(service.databaseUrl, async () => {
    const headers = await service.as('m7');
    for (const path of [...paths, '/members/m7/notification_settings']) {
      const answer = await service.http.get(path).set(headers);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const listed = await service.http.get(paths[0] as string).set(headers);
    const { id, name } = listed.body.results[0];
    await service.http.put(`/notifications/${id}`).set(headers).send({ name, status: 'read' });
    await service.http.put('/members/m7/notifications').set(headers).send({});
  });
  expect(plans.length).toBeGreaterThan(5);
  expect(wasteOf(plans)).toEqual([]);
});
