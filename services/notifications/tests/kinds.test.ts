import { eventually } from '@ideabox/testing';
import type { Kind } from '../src/domain/notification.ts';
import { acts, type Fact, next, type Scene } from './acts.ts';
import { bootNotifications, type Notifications } from './boot.ts';
import { block, category, comment, idea, member, news, rating, support } from './facts.ts';

let service: Notifications;
beforeAll(async () => {
  service = await bootNotifications();
  const statuses = { 11: 'open_for_supporter', 12: 'open_for_myself_and_operator' };
  for (const [id, status] of Object.entries(statuses))
    await service.publish('ideas.v1.CategoryChanged', category(Number(id), { status }));
  await eventually(async () => expect(await service.rows('categories')).toHaveLength(3));
});
afterAll(() => service.stop());

const settle = async () => {
  // Every consumer has been through what was published before when all of these markers have had their effect.
  const id = next();
  await service.publish('ideas.v1.IdeaChanged', idea(id, `marker-${id}`));
  for (const kind of Object.keys(acts)) {
    const [name, fact] = (acts[kind] as (scene: Scene) => Fact)({
      reader: `marker-${id}`,
      actor: 'z',
      idea: id,
    });
    if (kind !== 'moderation') await service.publish(name, fact);
  }
  await eventually(async () => {
    const rows = (await service.rows('notifications')).filter((row) => row.member_id === `marker-${id}`);
    expect(rows).toHaveLength(5);
  });
};

const cases = {
  'is told': { told: true },
  'their own act': { own: true, told: false },
  'who has blocked the actor': { blocks: ['reader', 'actor'], told: false },
  'whom the actor has blocked': { blocks: ['actor', 'reader'], told: false },
  'who has unblocked the actor': { blocks: ['reader', 'actor'], unblocked: true, told: true },
  'who wants none of it': { settings: { in_app: false }, told: false },
  'who wants it by mail too': { settings: { email: 'instant', web_push: true }, told: true },
  'who is suspended': { status: 'MEMBER_STATUS_SUSPENDED', told: false },
  'who is invalidated': { status: 'MEMBER_STATUS_INVALIDATED', told: false },
  'who has withdrawn': { status: 'MEMBER_STATUS_WITHDRAWN', told: false },
  'who no longer sees the category': { category_id: 11, told: false },
  'whose own idea is in a private category': { category_id: 12, told: true },
} as const;
type Case = {
  told: boolean;
  own?: boolean;
  blocks?: readonly ['reader' | 'actor', 'reader' | 'actor'];
  unblocked?: boolean;
  settings?: object;
  status?: string;
  category_id?: number;
};

/** The office's word reaches its author whoever has blocked whom, and of what they no longer see. */
const moderationDiffers = [
  'who has blocked the actor',
  'whom the actor has blocked',
  'who no longer sees the category',
];

const prepare = async (kind: string, given: Case): Promise<Scene> => {
  const id = next();
  const reader = `reader-${id}`;
  const scene = { reader, actor: given.own ? reader : `actor-${id}`, idea: id };
  const names = { reader: scene.reader, actor: scene.actor };
  await service.publish(
    'identity.v1.MemberChanged',
    member(reader, given.status ? { status: given.status } : {}),
  );
  await service.publish(
    'ideas.v1.IdeaChanged',
    idea(id, reader, given.category_id ? { category_id: given.category_id } : {}),
  );
  if (given.blocks) {
    const [by, of] = given.blocks;
    await service.publish('identity.v1.BlockChanged', block(names[by], names[of]));
    if (given.unblocked)
      await service.publish(
        'identity.v1.BlockChanged',
        block(names[by], names[of], { blocked: false, revision: 2 }),
      );
    await eventually(async () => {
      const rows = (await service.rows('blocks')).filter((row) => row.member_id === names[by]);
      expect(rows.map((row) => row.blocked)).toEqual([!given.unblocked]);
    });
  }
  if (given.settings) {
    const answer = await service.http
      .put(`/members/${reader}/notification_settings`)
      .set(await service.as(reader))
      .send({ [kind]: given.settings });
    expect(answer.status).toBe(200);
  }
  await eventually(async () => {
    expect((await service.rows('members')).map((row) => row.id)).toContain(reader);
    expect((await service.rows('ideas')).map((row) => row.id)).toContain(id);
  });
  return scene;
};

describe.each(Object.keys(acts))('%s', (kind) => {
  test('to whom it is told', async () => {
    const scenes = new Map<string, Scene>();
    for (const [name, given] of Object.entries(cases)) scenes.set(name, await prepare(kind, given as Case));
    for (const scene of scenes.values()) {
      const [name, fact] = (acts[kind] as (scene: Scene) => Fact)(scene);
      // Published twice, as two facts that say the same.
      await service.publish(name, fact);
      await service.publish(name, fact);
    }
    await settle();
    const rows = await service.rows('notifications');
    const told = [...scenes].map(([name, { reader }]) => [
      name,
      rows.filter((row) => row.member_id === reader).map((row) => row.kind),
    ]);
    const expected = Object.entries(cases).map(([name, given]) => {
      const isTold = given.told || (kind === 'moderation' && moderationDiffers.includes(name));
      return [name, isTold ? [kind as Kind] : []];
    });
    expect(told).toEqual(expected);
  });
});

const listed = async (reader: string, query = '') => {
  const { body } = await service.http
    .get(`/members/${reader}/notifications${query}`)
    .set(await service.as(reader));
  return body.results;
};

test('what is not told to whom: raters, the operator, and of hidden contributors name and id', async () => {
  const scene = await prepare('support_on_idea', { told: true });
  const { reader, idea: id } = scene;
  await service.publish(
    'identity.v1.MemberChanged',
    member('hider', { hidden: true, icon_src: '/icon.png' }),
  );
  await eventually(async () =>
    expect((await service.rows('members')).map((row) => row.id)).toContain('hider'),
  );
  await service.publish('ideas.v1.SupportChanged', support(id, 'hider'));
  await service.publish('comments.v1.RatingChanged', rating(next(), id, reader, { member_id: 'rater' }));
  await eventually(async () => expect(await listed(reader)).toHaveLength(2));
  const removed = {
    cause: 'IDEA_CAUSE_REMOVED',
    removed: true,
    revision: 9,
    actor_id: 'op',
    reason: '重複\nのため',
  };
  await service.publish('ideas.v1.IdeaChanged', idea(id, reader, { ...removed, name: '消した案' }));
  await eventually(async () => expect(await listed(reader)).toHaveLength(3));
  const [moderated, ...others] = await listed(reader);
  expect(moderated).toMatchObject({
    ...{ type: 'moderation', user: null, created_by: null, idea: null, path: null },
    name: 'アイデアが事務局により削除されました',
    contents: 'あなたのアイデア「消した案」を事務局が削除しました。\n理由：重複\nのため',
  });
  const byType = Object.fromEntries(others.map((item: { type: string }) => [item.type, item]));
  expect(byType.rating_of_comment).toMatchObject({ user: null, created_by: null });
  expect(byType.support_on_idea).toMatchObject({
    contents: '会員があなたのアイデア「削除されたアイデア」を支持しました。',
    user: { id: null, portal_name: '', user_icon_src: null, hidden: true },
    created_by: null,
  });
  const operator = await service.as(reader, 'operator');
  const toOperator = await service.http.get(`/members/${reader}/notifications`).set(operator);
  expect(toOperator.body.results).toContainEqual(
    expect.objectContaining({ user: expect.objectContaining({ id: 'hider' }), created_by: 'hider' }),
  );
  expect(JSON.stringify(await listed(reader))).not.toMatch(/rater|"op"|hider/);
});

test('a rating that changes, and support that is given again, tell nothing more', async () => {
  const { reader, actor, idea: id } = await prepare('rating_of_comment', { told: true });
  const commentId = next();
  const rate = (stars: number, revision: number) =>
    service.publish(
      'comments.v1.RatingChanged',
      rating(commentId, id, reader, { member_id: actor, stars, revision }),
    );
  const back = (supported: boolean, revision: number) =>
    service.publish('ideas.v1.SupportChanged', support(id, actor, { supported, revision }));
  for (const [stars, revision] of [
    [4, 1],
    [2, 2],
    [0, 3],
    [5, 4],
  ] as const)
    await rate(stars, revision);
  for (const [supported, revision] of [
    [true, 1],
    [false, 2],
    [true, 3],
  ] as const)
    await back(supported, revision);
  await settle();
  expect((await listed(reader)).map((item: { type: string }) => item.type).sort()).toEqual([
    'rating_of_comment',
    'support_on_idea',
  ]);
});

test('who is let back in is told so, and nothing of the time between', async () => {
  const id = next();
  const reader = `restored-${id}`;
  const states = ['ACTIVE', 'SUSPENDED', 'ACTIVE', 'ACTIVE'];
  for (const [index, status] of states.entries())
    await service.publish(
      'identity.v1.MemberChanged',
      member(reader, { status: `MEMBER_STATUS_${status}`, revision: index + 1 }),
    );
  await eventually(async () => expect(await listed(reader)).toHaveLength(1));
  await settle();
  expect(await listed(reader)).toMatchObject([
    { type: 'moderation', name: 'アカウントの利用を再開できます', user: null, idea: null },
  ]);
});

test('what a category hides since is hidden in what was told before', async () => {
  const categoryId = next();
  const hidden = { invisible: true, revision: 2 };
  await service.publish('ideas.v1.CategoryChanged', category(categoryId, { status: 'open_for_comment' }));
  await eventually(async () =>
    expect((await service.rows('categories')).map((row) => row.id)).toContain(categoryId),
  );
  const {
    reader,
    actor,
    idea: id,
  } = await prepare('comment_on_idea', { told: true, category_id: categoryId });
  await service.publish('comments.v1.CommentChanged', comment(next(), id, actor, { contents: '秘密' }));
  await eventually(async () => expect((await listed(reader))[0]?.contents).toContain('秘密'));
  await service.publish('ideas.v1.CategoryChanged', category(categoryId, hidden));
  await eventually(async () => {
    const [told] = await listed(reader);
    expect([told.idea, told.path, told.contents.includes('秘密')]).toEqual([null, null, false]);
  });
});

test('whom the reader blocks is hidden in what was told before, and shown again once unblocked', async () => {
  const { reader, actor, idea: id } = await prepare('comment_on_idea', { told: true });
  await service.publish('identity.v1.MemberChanged', member(actor, { portal_name: '隣人' }));
  await service.publish('comments.v1.CommentChanged', comment(next(), id, actor, { contents: '引用' }));
  const shown = async () => {
    const [told] = await listed(reader);
    return [
      told?.user?.id ?? null,
      told?.created_by ?? null,
      /隣人/.test(told?.contents),
      /引用/.test(told?.contents),
    ];
  };
  await eventually(async () => expect(await shown()).toEqual([actor, actor, true, true]));
  await service.publish('identity.v1.BlockChanged', block(reader, actor));
  await eventually(async () => expect(await shown()).toEqual([null, null, false, false]));
  await service.publish('identity.v1.BlockChanged', block(reader, actor, { blocked: false, revision: 2 }));
  await eventually(async () => expect(await shown()).toEqual([actor, actor, true, true]));
});

test('news and categories are told to all active members, as they stand', async () => {
  const newsId = next();
  await service.publish('content.v1.NewsChanged', news(newsId, { name: '新しいお知らせ' }));
  const { reader } = await prepare('news', { told: true });
  await eventually(async () => expect(await service.rows('broadcasts')).not.toEqual([]));
  const opened = next();
  await service.publish('content.v1.NewsChanged', news(next(), { name: '次のお知らせ' }));
  await service.publish('ideas.v1.CategoryChanged', category(opened, { name: '移動' }));
  const news2 = '新しいお知らせ「次のお知らせ」を掲載しました。';
  await eventually(async () => {
    const told = (await listed(reader)).map((item: { contents: string }) => item.contents);
    expect(told).toContain(news2);
    expect(told).toContain('「移動」でアイデアの募集が始まりました。ご意見をお寄せください。');
  });
  const item = (await listed(reader)).find((row: { contents: string }) => row.contents === news2);
  expect(item).toMatchObject({
    type: 'news',
    idea: null,
    user: null,
    path: expect.stringMatching(/^\/news\/news-\d+$/),
  });
});
