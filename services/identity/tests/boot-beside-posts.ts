import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import { bootService, eventually } from '@ideabox/testing';
import { comments as commentsService } from '../../comments/src/service.ts';
import { ideas as ideasService } from '../../ideas/src/service.ts';
import { bootIdentity } from './boot-identity.ts';

const nobody = '127.0.0.1:1';
const statuses = ['on_air', 'open_for_supporter'];

/** The service beside those that own posts, on one bus. */
export const bootBesidePosts = async () => {
  const ideas = await bootService(ideasService, { CONTENT_GRPC_ADDRESS: nobody });
  const shared = { NATS_URL: ideas.nats.url, IDEAS_GRPC_ADDRESS: ideas.grpcAddress };
  const comments = await bootService(commentsService, { CONTENT_GRPC_ADDRESS: nobody, ...shared });
  const identity = await bootIdentity({ ...shared, COMMENTS_GRPC_ADDRESS: comments.grpcAddress });
  const rpc = await ideas.rpcClient<IdeasServiceDefinition>();
  await rpc.call('ImportCategories', {
    categories: statuses.map((status, index) => ({
      ...{ search_key: status, name: status, status, serial_number: index },
    })),
  });
  const listed = await ideas.http.get('/categories').set(await ideas.as('admin', 'admin'));
  const categoryIds = new Map<string, number>(
    listed.body.results.map((item: { search_key: string; id: number }) => [item.search_key, item.id]),
  );
  const postIdea = async (author: string, category = 'on_air', role = 'general'): Promise<number> => {
    const answer = await ideas.http
      .post('/ideas')
      .set(await ideas.as(author, role))
      .send({ name: '題名', contents: '本文', category: categoryIds.get(category) });
    return answer.body.results.id;
  };
  let serial = 0;
  const postComment = async (author: string, idea_id: number): Promise<number> => {
    serial += 1;
    const answer = await comments.http
      .post('/comments')
      .set(await comments.as(author))
      .send({ idea_id, contents: `${'いろはにほへとちりぬる'.charAt(serial % 11)}${serial}`.repeat(5) });
    const { id } = answer.body.results;
    await eventually(async () => expect((await comments.http.get(`/comments/${id}`)).status).toBe(200));
    return id;
  };
  /** Whether a member blocks who wrote something, as its page says. */
  const isBlocked = async (member: string, kind: 'ideas' | 'comments', id: number): Promise<boolean> => {
    const { http, as } = kind === 'ideas' ? ideas : comments;
    const answer = await http.get(`/${kind}/${id}?fields=is_blocked`).set(await as(member));
    return answer.body.results.is_blocked;
  };
  const stop = async () => {
    rpc.close();
    await identity.stop();
    await comments.stop();
    await ideas.stop();
  };
  return { ...identity, ideas, comments, postIdea, postComment, isBlocked, stop };
};
