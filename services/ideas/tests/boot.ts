import { publish } from '@ideabox/events';
import { createDatabase, sql } from '@ideabox/postgres';
import type { Events } from '@ideabox/protos';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import { createLogger } from '@ideabox/telemetry';
import { bootService, eventually, goldenFact } from '@ideabox/testing';
import { ideas } from '../src/service.ts';

const categories = [
  'on_air',
  'open_for_comment',
  'open_for_myself_and_operator',
  'open_for_supporter',
  'completed',
  'admin_only_postable',
  'admin_only_commentable',
] as const;

const stepper = (
  stepper_key: string,
  roles: Partial<Record<`${'post' | 'vote' | 'comment' | 'support'}_roles`, string>>,
) => ({
  stepper_key,
  name: stepper_key,
  exec_order: 1,
  post_roles: '',
  comment_roles: '',
  vote_roles: '',
  support_roles: '',
  ...roles,
});

/** The ideas service with a category of every status, whose search key is its status, and three with steppers. */
export const bootIdeas = async () => {
  const service = await bootService(ideas, { CONTENT_GRPC_ADDRESS: '127.0.0.1:1' });
  const rpc = await service.rpcClient<IdeasServiceDefinition>();
  const category = (search_key: string, status: string, stepper = '', serial_number = 1) => ({
    search_key,
    name: `分野 ${search_key}`,
    status,
    stepper,
    serial_number,
  });
  await rpc.call('ImportCategories', {
    steppers: [
      stepper('supporters-post', { post_roles: 'supporter' }),
      stepper('supporters-vote', { vote_roles: 'supporter' }),
      stepper('operators-support', { support_roles: 'operator' }),
    ],
    categories: [
      ...categories.map((status, index) => category(status, status, '', index + 1)),
      category('supporters-post', 'on_air', 'supporters-post', 8),
      category('supporters-vote', 'on_air', 'supporters-vote', 9),
      category('operators-support', 'on_air', 'operators-support', 10),
    ],
  });
  const listed = await service.http.get('/categories').set(await service.as('admin', 'admin'));
  const categoryIds = Object.fromEntries(
    listed.body.results.map((item: { search_key: string; id: number }) => [item.search_key, item.id]),
  ) as Record<string, number>;
  const post = async (body: object, id = 'author', role = 'general') =>
    service.http
      .post('/ideas')
      .set(await service.as(id, role))
      .send({ name: '題名', contents: '本文', category: categoryIds.on_air, ...body });
  const db = createDatabase({
    url: service.databaseUrl,
    log: createLogger('test', 'silent'),
    poolSize: 1,
  });
  let revision = 100;
  /** Tells of a member as identity does, and waits until that has arrived. */
  const tellOfMember = async (id: string, change: Partial<Events['identity.v1.MemberChanged']> = {}) => {
    revision += 1;
    const fact = { ...goldenFact('identity.v1.MemberChanged'), portal_name: id, member_id: id, revision };
    await publish(db, 'identity.v1.MemberChanged', { ...fact, ...change });
    const arrived = sql`SELECT FROM members WHERE id = ${id} AND revision = ${revision}`;
    await eventually(async () => expect(await db.one(arrived)).toBeDefined());
  };
  const stop = async () => {
    rpc.close();
    await db.close();
    await service.stop();
  };
  return { ...service, rpc, categoryIds, post, tellOfMember, db, stop };
};

export type Ideas = Awaited<ReturnType<typeof bootIdeas>>;
