import { createBus, decodeEvent } from '@ideabox/events';
import type { EventName, Events } from '@ideabox/protos';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import { createLogger } from '@ideabox/telemetry';
import { bootService, eventually, type TestService } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { ideas as ideasService } from '../../ideas/src/service.ts';
import { comments as commentsService } from '../src/service.ts';

const nowhere = '127.0.0.1:1';

type Heard = { [Name in EventName]: { name: Name; event: Events[Name] } }[EventName];

/** What goes over NATS, and a way to tell facts of one's own. */
const tapFacts = async (url: string) => {
  const bus = createBus({ url, name: 'test', log: createLogger('test', 'silent') });
  const { nats, js } = await bus.link();
  const heard: Heard[] = [];
  const listen = (subject: string) =>
    nats.subscribe(subject, {
      callback: (_error, message) => {
        const name = message.subject.replace('ideabox.', '') as EventName;
        heard.push({ name, event: decodeEvent(name, message.string()) } as Heard);
      },
    });
  listen('ideabox.comments.v1.>');
  listen('ideabox.audit.v1.>');
  await nats.flush();
  const of = <Name extends EventName>(name: Name): Events[Name][] =>
    heard.filter((fact) => fact.name === name).map((fact) => fact.event as Events[Name]);
  const tell = async (name: EventName, payload: object) => {
    const meta = headers();
    meta.set('event-id', crypto.randomUUID());
    await js.publish(`ideabox.${name}`, JSON.stringify(payload), { headers: meta });
  };
  return { of, tell, close: bus.close };
};

const drive = async (service: TestService) => {
  const facts = await tapFacts(service.nats.url);
  const rpc = await service.rpcClient<CommentsServiceDefinition>(30_000);
  const headersOf = async (id?: string, role?: string) => (id ? service.as(id, role) : {});
  const get = async (path: string, id?: string, role?: string) =>
    service.http.get(path).set(await headersOf(id, role));
  const post = async (body: object, id = 'author', role = 'general') =>
    service.http
      .post('/comments')
      .set(await service.as(id, role))
      .send(body);
  const close = async () => {
    rpc.close();
    await facts.close();
  };
  return { facts, rpc, get, post, close };
};

/** The service with nothing else running but its own servers: what it knows, it was told over NATS. */
export const bootAlone = async () => {
  const service = await bootService(commentsService, {
    CONTENT_GRPC_ADDRESS: nowhere,
    IDEAS_GRPC_ADDRESS: nowhere,
  });
  const { close, ...driver } = await drive(service);
  const stop = async () => {
    await close();
    await service.stop();
  };
  return { ...service, ...driver, stop };
};

export const statuses = [
  'on_air',
  'open_for_comment',
  'open_for_myself_and_operator',
  'open_for_supporter',
  'completed',
  'admin_only_postable',
  'admin_only_commentable',
] as const;

const stepper = {
  stepper_key: 'supporters-comment',
  name: '検討',
  exec_order: 1,
  post_roles: '',
  comment_roles: 'supporter',
  vote_roles: '',
  support_roles: '',
};

const category = (search_key: string, status: string, serial_number: number, stepper = '') => ({
  search_key,
  name: `分野 ${search_key}`,
  status,
  serial_number,
  stepper,
});

/** The service beside the real ideas service, which has a category of every status, and one for supporters by its stepper. */
export const bootBesideIdeas = async () => {
  const ideas = await bootService(ideasService, { CONTENT_GRPC_ADDRESS: nowhere });
  const service = await bootService(commentsService, {
    CONTENT_GRPC_ADDRESS: nowhere,
    IDEAS_GRPC_ADDRESS: ideas.grpcAddress,
    NATS_URL: ideas.nats.url,
  });
  const { close, ...driver } = await drive({ ...service, nats: ideas.nats });
  const ideasRpc = await ideas.rpcClient<IdeasServiceDefinition>();
  await ideasRpc.call('ImportCategories', {
    steppers: [stepper],
    categories: [
      ...statuses.map((status, index) => category(status, status, index + 1)),
      category('stepped', 'on_air', 8, 'supporters-comment'),
    ],
  });
  const listed = await ideas.http.get('/categories').set(await ideas.as('admin', 'admin'));
  const categoryIds: Record<string, number> = Object.fromEntries(
    listed.body.results.map((item: { search_key: string; id: number }) => [item.search_key, item.id]),
  );
  /** Posts an idea and waits until its discussion can be read. */
  const newIdea = async (categoryKey = 'on_air', author = 'idea-author'): Promise<number> => {
    const answer = await ideas.http
      .post('/ideas')
      .set(await ideas.as(author, 'admin'))
      .send({ name: '題名', contents: '本文', category: categoryIds[categoryKey] });
    const id = answer.body.results.id as number;
    await eventually(async () => {
      const shown = await driver.get(`/ideas/${id}/comments`, 'admin', 'admin');
      if (shown.status !== 200) throw new Error(`idea ${id} has not arrived`);
    });
    return id;
  };
  const stop = async () => {
    ideasRpc.close();
    await close();
    await service.stop();
    await ideas.stop();
  };
  return { ...service, ...driver, ideas, ideasRpc, categoryIds, newIdea, stop };
};

export type Beside = Awaited<ReturnType<typeof bootBesideIdeas>>;
export type Alone = Awaited<ReturnType<typeof bootAlone>>;
