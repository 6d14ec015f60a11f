import { bootService, callerEnv, type TestService } from '@ideabox/testing';
import { ideas as ideasService } from '../../ideas/src/service.ts';
import { comments as commentsService } from '../src/service.ts';

const nowhere = '127.0.0.1:1';
let ideas: TestService;
let service: TestService;
beforeAll(async () => {
  ideas = await bootService(ideasService, { CONTENT_GRPC_ADDRESS: nowhere });
  service = await bootService(commentsService, {
    CONTENT_GRPC_ADDRESS: nowhere,
    IDEAS_GRPC_ADDRESS: ideas.grpcAddress,
    // Another's key: the ideas service refuses whoever signs with it in this one's name.
    CALLER_PRIVATE_KEY: callerEnv('scripts').CALLER_PRIVATE_KEY as string,
  });
});
afterAll(async () => {
  await service.stop();
  await ideas.stop();
});

test('whom the ideas service refuses neither says that the category does, nor shows what it could not ask about', async () => {
  const posted = await service.http
    .post('/comments')
    .set(await service.as('m'))
    .send({ idea_id: 1, contents: '賛成です' });
  const read = await service.http.get('/ideas/1/comments');
  for (const answer of [posted, read])
    expect([answer.status, answer.body.message]).toEqual([500, 'A server error has occurred']);
});
