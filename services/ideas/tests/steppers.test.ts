import { actsOn } from './acts-on.ts';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let operator: Record<string, string>;
beforeAll(async () => {
  ideas = await bootIdeas();
  operator = await ideas.as('op', 'operator');
});
afterAll(() => ideas.stop());

const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  ideas.http[method](path).set(operator).send(body);
const make = (stepper: number) =>
  send('post', '/categories', { name: '分野', search_key: `with-${stepper}`, status: 'on_air', stepper });
const step = (body: object) => send('post', '/steppers', { stepper_key: 'review', name: '審査', ...body });

test('steppers are made, changed and taken away while nothing stands on them', async () => {
  const made = await step({ post_roles: ' supporter , general,supporter', icon: 'check' });
  expect(made.status).toBe(201);
  const { id } = made.body.results;
  expect(made.body.results).toMatchObject({
    post_roles: 'supporter,general',
    vote_roles: '',
    exec_order: 2,
  });
  expect((await step({})).body.message).toBe('Stepper already exists');
  const changed = await send('put', `/steppers/${id}`, { post_roles: null, icon: null, name: '審査会' });
  expect(changed.body.results).toMatchObject({ post_roles: '', icon: null, name: '審査会' });
  const category = (await make(id)).body.results;
  expect(category.stepper).toMatchObject({ id, name: '審査会' });
  const refused = await send('delete', `/steppers/${id}`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Stepper is in use']);
  expect(
    (await send('put', `/categories/${category.id}`, { stepper: null })).body.results.stepper,
  ).toBeNull();
  expect((await send('delete', `/steppers/${id}`)).body).toEqual({ results: { id } });
  expect((await send('delete', `/steppers/${id}`)).body.message).toBe('Stepper not found');
  const acts = await actsOn(ideas.nats.url, 'stepper', id, 3);
  expect(acts.map(({ action }) => action)).toEqual(['stepper.created', 'stepper.edited', 'stepper.removed']);
});

test.each([
  [{ post_roles: 'supporter,king' }, { post_roles: ['invalid'] }],
  [{ post_roles: 5 }, { post_roles: ['invalid'] }],
  [{ exec_order: -1 }, { exec_order: ['invalid'] }],
  [{ stepper_key: 'A B' }, { stepper_key: ['invalid'] }],
  [{ name: '' }, { name: ['required'] }],
])('%j is refused', async (body, errors) => {
  const answer = await step(body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('one that is unknown is not found', async () => {
  expect((await make(999_999)).body.message).toBe('Stepper not found');
  expect((await send('put', '/steppers/999999', { name: 'a' })).body.message).toBe('Stepper not found');
});
