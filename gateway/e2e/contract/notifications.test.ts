import { eventually } from '@ideabox/testing';
import { accountIds, api, as, newMember, postIdea } from '../product.ts';

type Told = { id: number; type: string; status: string; idea: { id: number } | null };

const toldTo = async (id: string, headers: { Authorization: string }): Promise<Told[]> =>
  (await api.get(`/members/${id}/notifications?limit=100`).set(headers)).body.results;

test('a reply is told, read, and told apart from what is unread', async () => {
  const author = await newMember();
  const { id, headers } = author;
  const idea = await postIdea(author);
  const first = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: `知らせの試験 ${idea}` });
  expect(first.status).toBe(201);
  const told = await eventually(async () => {
    const found = (await toldTo(id, headers)).find((one) => one.idea?.id === idea);
    expect(found).toMatchObject({ status: 'unread', type: 'comment_on_idea' });
    return found as Told;
  });
  const read = await api
    .put(`/notifications/${told.id}`)
    .set(headers)
    .send({ name: 'comment_on_idea', status: 'read' });
  expect([read.status, read.body.results.status]).toEqual([200, 'read']);
  const others = await api
    .put(`/notifications/${told.id}`)
    .set(await as('member2'))
    .send({ name: 'x', status: 'read' });
  expect([others.status, others.body.message]).toEqual([404, 'Notification not found']);
  await api.put(`/members/${id}/notifications`).set(headers).send({}).expect(200);
  const unread = await api.get(`/members/${id}/notifications?status=unread`).set(headers);
  expect(unread.body.metadata.resultset.count).toBe(0);
});

test('settings are kept, and what is off is not told', async () => {
  const { id, headers, name } = await newMember();
  const path = `/members/${id}/notification_settings`;
  const settings = (await api.get(path).set(headers)).body.results;
  expect(settings).toHaveProperty('comment_on_idea');
  const put = await api
    .put(path)
    .set(headers)
    .send({ comment_on_idea: { ...settings.comment_on_idea, in_app: false }, language: 'en' });
  expect(put.body.results).toMatchObject({ language: 'en', comment_on_idea: { in_app: false } });

  const category = (await api.get('/categories')).body.results.find(
    (one: { status: string }) => one.status === 'on_air',
  );
  const { body } = await api
    .post('/ideas')
    .set(headers)
    .send({ name: `設定の試験 ${name}`, contents: '本文', category: category.id });
  const idea_id = body.results.id;
  const contents = `静かな知らせ ${name}`;
  await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id, contents })
    .expect(201);
  await api
    .put(`/ideas/${idea_id}/support`)
    .set(await as('supporter1'))
    .expect(200);
  await eventually(async () => {
    const kinds = (await toldTo(id, headers))
      .filter((one) => one.idea?.id === idea_id)
      .map(({ type }) => type);
    expect(kinds).toEqual(['support_on_idea']);
  });
});

test('nothing is told across a block', async () => {
  const { id, headers, name } = await newMember();
  await api.post(`/members/${id}/block_users`).set(headers).send({ id: accountIds.member2 }).expect(201);
  const idea = await postIdea('member1');
  const mine = await api
    .post('/comments')
    .set(headers)
    .send({ idea_id: idea, contents: `ブロックの試験 ${name}` });
  let replies = 0;
  const reply = async (account: 'member2' | 'supporter1') => {
    replies += 1;
    const contents = `${account} の返信 ${replies} ${name}`;
    return api
      .post('/comments')
      .set(await as(account))
      .send({ idea_id: idea, comment_id: mine.body.results.id, contents })
      .expect(201);
  };
  const told = async () => {
    const found = (await toldTo(id, headers)).filter(({ type }) => type === 'reply_to_comment');
    const by = (account: 'member2' | 'supporter1') =>
      found.filter((one) => JSON.stringify(one).includes(accountIds[account])).length;
    return { blocked: by('member2'), other: by('supporter1') };
  };
  // The block reaches the service that tells a moment later; what the other replies after is told last.
  await eventually(async () => {
    const before = await told();
    await reply('member2');
    await reply('supporter1');
    await eventually(async () => expect((await told()).other).toBe(before.other + 1));
    expect((await told()).blocked).toBe(before.blocked);
  });
});

test('a channel is one’s own', async () => {
  const ask = async (channel_name: string) =>
    api
      .post('/broadcasting/auth')
      .set(await as('member1'))
      .send({ socket_id: '1.1', channel_name });
  expect((await ask(`private-user.${accountIds.member1}`)).body).toHaveProperty('auth');
  expect((await ask(`private-user.${accountIds.member2}`)).status).toBe(403);
});
