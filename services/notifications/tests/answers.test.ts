import { bootService, eventually } from '@ideabox/testing';
import { comments as commentsService } from '../../comments/src/service.ts';
import { ideas as ideasService } from '../../ideas/src/service.ts';
import { app, bootNotifications } from './boot.ts';
import { block, member } from './facts.ts';

type Reply = { status: number; body: { results: { id: number } } };

/** Ideas, comments and this service as they run together, on one NATS server. */
const bootTogether = async () => {
  const ideas = await bootService(ideasService, { CONTENT_GRPC_ADDRESS: app.CONTENT_GRPC_ADDRESS });
  const shared = {
    ...{ NATS_URL: ideas.nats.url, PASSPORT_PUBLIC_KEY: ideas.passports.publicKey },
    ...{ CONTENT_GRPC_ADDRESS: app.CONTENT_GRPC_ADDRESS, IDEAS_GRPC_ADDRESS: ideas.grpcAddress },
  };
  const comments = await bootService(commentsService, shared);
  const service = await bootNotifications({ ...shared, COMMENTS_GRPC_ADDRESS: comments.grpcAddress });
  const send = async (
    { http }: Pick<typeof ideas, 'http'>,
    method: 'post' | 'put' | 'delete',
    path: string,
    who: [string, string?],
    body: object = {},
  ): Promise<Reply> =>
    http[method](path)
      .set(await ideas.as(...who))
      .send(body);
  const stop = async () => {
    await service.stop();
    await comments.stop();
    await ideas.stop();
  };
  return { service, ideas, comments, send, stop };
};

let product: Awaited<ReturnType<typeof bootTogether>>;
beforeAll(async () => {
  product = await bootTogether();
});
afterAll(() => product.stop());

const told = async (ideaId: number) =>
  (await product.service.rows('notifications'))
    .filter((row) => row.idea_id === ideaId && row.kind === 'official_answer')
    .map((row) => [row.member_id, (row.parameters as { status: string }).status])
    .sort();

test('an official answer is told once to everyone whom the idea concerns', async () => {
  const { service, ideas, comments, send } = product;
  const created = await send(ideas, 'post', '/categories', ['admin', 'admin'], {
    ...{ name: '学び', search_key: 'manabi', status: 'on_air', serial_number: 1 },
  });
  expect(created.status).toBe(201);
  const category = created.body.results.id;
  const posted = await send(ideas, 'post', '/ideas', ['author'], { name: '案', contents: '中身', category });
  expect(posted.status).toBe(201);
  const id = posted.body.results.id;
  const acts = [
    send(ideas, 'put', `/ideas/${id}/vote`, ['voter'], { type: 'negative' }),
    send(ideas, 'put', `/ideas/${id}/vote`, ['both'], { type: 'positive' }),
    send(ideas, 'put', `/ideas/${id}/favorite`, ['both']),
    send(ideas, 'put', `/ideas/${id}/favorite`, ['fan']),
    send(ideas, 'put', `/ideas/${id}/support`, ['supporter', 'supporter']),
    send(ideas, 'put', `/ideas/${id}/vote`, ['blocker'], { type: 'positive' }),
    send(ideas, 'put', `/ideas/${id}/vote`, ['op'], { type: 'positive' }),
    send(ideas, 'put', `/ideas/${id}/vote`, ['suspended'], { type: 'positive' }),
    send(comments, 'post', '/comments', ['both'], { idea_id: id, contents: '賛成です' }),
    send(comments, 'post', '/comments', ['commenter'], { idea_id: id, contents: '窓口でもお願いします' }),
  ];
  for (const { status } of await Promise.all(acts)) expect([200, 201]).toContain(status);
  await service.publish('identity.v1.BlockChanged', block('blocker', 'op'));
  await service.publish(
    'identity.v1.MemberChanged',
    member('suspended', { status: 'MEMBER_STATUS_SUSPENDED', revision: 9 }),
  );
  await eventually(async () => {
    expect(await service.rows('blocks')).toHaveLength(1);
    expect((await service.rows('members')).map((row) => row.id)).toContain('suspended');
  });
  const answer = (contents: string, status: string) =>
    send(ideas, 'put', `/ideas/${id}/answer`, ['op', 'operator'], { contents, status });
  const concerned = ['author', 'both', 'commenter', 'fan', 'supporter', 'voter'];
  expect((await answer('**来年度**から[始めます](https://example.jp)。', 'considering')).status).toBe(200);
  await eventually(async () =>
    expect(await told(id)).toEqual(concerned.map((reader) => [reader, 'considering'])),
  );
  // New words alone tell nobody; another status does.
  await answer('来年度の春から始めます。', 'considering');
  await answer('春に始まりました。', 'done');
  await eventually(async () => expect(await told(id)).toHaveLength(2 * concerned.length));
  expect(new Set((await told(id)).map(([, status]) => status))).toEqual(new Set(['considering', 'done']));
  const list = await service.http
    .get('/members/fan/notifications?fields=name,contents,user,path')
    .set(await ideas.as('fan'));
  expect(list.body.results).toEqual([
    {
      name: 'アイデアに公式回答がありました（実施済み）',
      contents: '「案」に公式回答がありました。対応の状況：実施済み\n春に始まりました。',
      ...{ user: null, path: `/idea/${id}` },
    },
    {
      name: 'アイデアに公式回答がありました（検討中）',
      contents: '「案」に公式回答がありました。対応の状況：検討中\n来年度から始めます。',
      ...{ user: null, path: `/idea/${id}` },
    },
  ]);
  await eventually(async () =>
    expect((await service.rows('broadcasts')).every((row) => row.done_at !== null)).toBe(true),
  );
  expect(await service.rows('broadcast_recipients')).toEqual([]);
});
