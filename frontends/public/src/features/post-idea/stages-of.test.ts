import type { Category } from '@ideabox/api-client';
import { stagesOf } from './stages-of.ts';

const stages = [
  { id: 1, name: 'お困りごと', post_roles: '' },
  { id: 2, name: '解決アイデア', post_roles: '' },
  { id: 3, name: '解決策', post_roles: 'supporter,operator,admin' },
];
const category = { stepper: stages[1] } as unknown as Category;

test.each([
  ['general', [2]],
  ['supporter', [2, 3]],
  ['admin', [1, 2, 3]],
])('a %s posts on the stages %p', (role, ids) => {
  expect(stagesOf(category, stages, role).map(({ id }) => id)).toEqual(ids);
});
