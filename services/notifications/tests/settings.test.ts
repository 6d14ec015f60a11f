import { randomUUID } from 'node:crypto';
import type { NotificationsServiceDefinition } from '@ideabox/protos/notifications/v1/NotificationsService';
import { eventually } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea, member } from './facts.ts';

let service: Notifications;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.stop());

const path = (id: string) => `/members/${id}/notification_settings`;
const get = async (id: string, as = id) => service.http.get(path(id)).set(await service.as(as));
const put = async (id: string, body: object | string, as = id) =>
  service.http
    .put(path(id))
    .set(await service.as(as))
    .type('json')
    .send(body);

const setting = (email: string, in_app = true, web_push = false) => ({ in_app, email, web_push });
const defaults = {
  language: 'ja',
  comment_on_idea: setting('daily'),
  reply_to_comment: setting('daily'),
  vote_milestone: setting('off'),
  support_on_idea: setting('daily'),
  rating_of_comment: setting('off'),
  official_answer: setting('instant'),
  category: setting('off'),
  news: setting('off'),
  moderation: setting('instant'),
};

test('defaults, and changes that leave the rest as it is', async () => {
  const before = await get('changer');
  expect([before.status, before.body.results]).toEqual([200, defaults]);
  expect(before.headers['cache-control']).toContain('private');
  const changed = await put('changer', { news: { email: 'daily' }, language: 'fr' });
  expect([changed.status, changed.body.results]).toEqual([
    200,
    { ...defaults, language: 'fr', news: setting('daily') },
  ]);
  await put('changer', { news: { in_app: false, web_push: true }, moderation: {} });
  for (let time = 0; time < 2; time += 1) {
    const { body, status } = await put('changer', {});
    expect([status, body.results]).toEqual([
      200,
      { ...defaults, language: 'fr', news: setting('daily', false, true) },
    ]);
  }
  const selected = await service.http
    .get(`${path('changer')}?fields=language,news`)
    .set(await service.as('changer'));
  expect(selected.body.results).toEqual({ language: 'fr', news: setting('daily', false, true) });
});

test('two writers at once lose nothing of each other', async () => {
  const kinds = Object.keys(defaults).slice(1);
  await Promise.all(kinds.map((kind) => put('both', { [kind]: { in_app: false } })));
  await Promise.all(kinds.map((kind) => put('both', { [kind]: { email: 'instant' } })));
  const { body } = await get('both');
  for (const kind of kinds) expect(body.results[kind]).toEqual(setting('instant', false));
});

test.each([
  [{ unknown: { in_app: false } }, undefined],
  [{ news: { sms: true } }, undefined],
  [{ news: { in_app: 'no' } }, { 'news.in_app': ['invalid'] }],
  [{ news: { in_app: null } }, { 'news.in_app': ['invalid'] }],
  [{ news: { email: 'weekly' } }, { 'news.email': ['invalid'] }],
  [{ news: { email: '\u0000' } }, { 'news.email': ['invalid'] }],
  [{ news: null }, { news: ['invalid'] }],
  [{ news: [] }, { news: ['invalid'] }],
  [{ language: 'de' }, { language: ['invalid'] }],
  [{ language: "ja'; DROP TABLE settings" }, { language: ['invalid'] }],
  ['[]', undefined],
  ['{"news":', undefined],
])('%j is refused, and changes nothing', async (body, errors) => {
  const answer = await put('refused', body);
  expect(answer.status).toBe(400);
  if (errors)
    expect(Object.keys(answer.body.errors)[0]?.split('.')[0]).toBe(Object.keys(errors)[0]?.split('.')[0]);
  expect((await get('refused')).body.results).toEqual(defaults);
});

test('nobody else sees or changes them', async () => {
  for (const id of ['changer', 'nobody', '%F0%A0%AE%B7', '-1']) {
    for (const answer of [await get(id, 'other'), await put(id, {}, 'other')])
      expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
  }
  const visitors = [
    await service.http.get(path('changer')),
    await service.http.put(path('changer')).send({}),
  ];
  for (const answer of visitors)
    expect([answer.status, answer.body.message]).toEqual([401, 'Token not found']);
  const form = await service.http
    .put(path('changer'))
    .set(await service.as('changer'))
    .type('form')
    .send('language=en');
  expect(form.status).toBe(415);
});

test('a member is given all that is held, and it is gone once they withdraw', async () => {
  const client = await service.rpcClient<NotificationsServiceDefinition>();
  const exported = async () => {
    const sections: Record<string, unknown[]> = {};
    for await (const { section, rows } of client.stream('ExportMember', { member_id: 'leaver' }))
      sections[section] = [...(sections[section] ?? []), ...rows.map((row) => JSON.parse(row))];
    return sections;
  };
  try {
    await service.http
      .put(path('leaver'))
      .set({ ...(await service.as('leaver')), 'Idempotency-Key': randomUUID() })
      .send({ language: 'en', news: { email: 'daily' } });
    expect(await service.rows('idempotency_keys')).toHaveLength(1);
    await service.publish('ideas.v1.IdeaChanged', idea(1, 'leaver'));
    await service.publish('comments.v1.CommentChanged', comment(1, 1, 'other'));
    await eventually(async () => expect(await service.rows('notifications')).toHaveLength(1));
    expect(await exported()).toEqual({
      notifications: [
        expect.objectContaining({ type: 'comment_on_idea', idea: 1, comment: 1, status: 'unread' }),
      ],
      notification_settings: [
        { kind: 'news', in_app: null, email: 'daily', web_push: null },
        { language: 'en' },
      ],
    });
    const withdrawn = { status: 'MEMBER_STATUS_WITHDRAWN', revision: 2 };
    await service.publish('identity.v1.MemberChanged', member('leaver', withdrawn));
    await eventually(async () => expect(await exported()).toEqual({}));
    expect(await service.rows('idempotency_keys')).toEqual([]);
  } finally {
    client.close();
  }
});
