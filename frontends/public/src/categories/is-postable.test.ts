import { isPostable } from './is-postable.ts';

test.each([
  ['on_air', 'general', true],
  ['open_for_comment', 'general', false],
  ['open_for_comment', 'operator', true],
  ['open_for_myself_and_operator', 'general', true],
  ['open_for_supporter', 'general', false],
  ['open_for_supporter', 'supporter', true],
  ['open_for_supporter', 'semi-operator', true],
  ['completed', 'supporter', false],
  ['completed', 'admin', true],
  ['admin_only_postable', 'semi-operator', false],
  ['admin_only_commentable', 'general', true],
] as const)('a category that is %s takes ideas from a %s: %s', (status, role, expected) => {
  expect(isPostable({ status, stepper: null }, role)).toBe(expected);
});

test.each([
  ['', 'general', true],
  ['supporter, operator,admin', 'general', false],
  ['supporter, operator,admin', 'supporter', true],
  ['nobody', 'operator', true],
])('a stage for "%s" takes ideas from a %s: %s', (post_roles, role, expected) => {
  expect(isPostable({ status: 'on_air', stepper: { post_roles } }, role)).toBe(expected);
});
