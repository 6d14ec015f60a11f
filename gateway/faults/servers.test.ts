import { eventually } from '@ideabox/testing';
import { api, as, postIdea } from '../e2e/product.ts';
import { allBack, notificationsAbout, ok, patienceMs } from './after-kills.ts';
import { kill } from './kill.ts';

afterEach(allBack);

test('NATS is killed: writes go on, and facts arrive afterwards', async () => {
  const idea = await postIdea('member1');
  kill('nats');
  const answer = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents: '届くまで待ちます。' });
  expect(answer.status).toBe(201);
  await eventually(
    async () => expect(await notificationsAbout([idea], 'comment_on_idea')).toEqual([idea]),
    patienceMs,
  );
});

test('Redis is killed: reads and writes go on', async () => {
  kill('redis');
  for (let index = 0; index < 10; index += 1) await ok('/ideas');
  expect(await postIdea('member1')).toBeGreaterThan(0);
});
