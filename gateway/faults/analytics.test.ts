import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import { api, as } from '../e2e/product.ts';
import { allBack, newIdeas, patienceMs } from './after-kills.ts';
import { kill } from './kill.ts';

afterEach(allBack);

test('the analytics service is killed: what happened meanwhile is counted, once', async () => {
  const operator = await as('operator1');
  const category = await api
    .post('/categories')
    .set(operator)
    .send({
      name: '数える分野',
      search_key: `counted-${randomUUID().slice(0, 8)}`,
      status: 'on_air',
      serial_number: 901,
    });
  const { id } = category.body.results;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
  const counted = async () =>
    (await api.get(`/analytics/ideas?category=${id}&period_start=${day}&period_end=${day}`)).body.results?.[0]
      ?.count;
  await newIdeas(1, { category: id });
  await eventually(async () => expect(await counted()).toBe(1), patienceMs);
  kill('analytics');
  await newIdeas(5, { category: id });
  await eventually(async () => expect(await counted()).toBe(6), patienceMs);
  await api.put(`/categories/${id}`).set(operator).send({ invisible: true }).expect(200);
});
