import { seesOf } from './visibility.ts';

const roles = [null, 'general', 'supporter', 'semi-operator', 'operator', 'admin'];

describe('who sees the discussions of a category', () => {
  test.each([
    ['on_air', false, ['all', 'all', 'all', 'all', 'all', 'all']],
    ['completed', false, ['all', 'all', 'all', 'all', 'all', 'all']],
    ['admin_only_commentable', false, ['all', 'all', 'all', 'all', 'all', 'all']],
    ['open_for_supporter', false, ['none', 'none', 'all', 'all', 'all', 'all']],
    ['open_for_myself_and_operator', false, ['none', 'own', 'own', 'all', 'all', 'all']],
    ['on_air', true, ['none', 'none', 'none', 'none', 'all', 'all']],
    ['open_for_myself_and_operator', true, ['none', 'none', 'none', 'none', 'all', 'all']],
  ])('%s, invisible %s', (status, invisible, expected) => {
    expect(roles.map((role) => seesOf({ status, invisible }, role))).toEqual(expected);
  });
});
