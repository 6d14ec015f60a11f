import { refusalOf } from './refusal-of.ts';

const open = { status: 'on_air', stepper: null };
const forSupporters = {
  vote_roles: 'supporter, operator',
  support_roles: 'supporter',
  comment_roles: 'supporter',
};
const forEveryone = { vote_roles: '', support_roles: '', comment_roles: '' };

test.each([
  ['vote', open, 'general', undefined],
  ['vote', { ...open, status: 'completed' }, 'admin', 'vote.closed'],
  ['support', { ...open, status: 'completed' }, 'supporter', 'support.closed'],
  ['vote', { ...open, stepper: forSupporters }, 'general', 'vote.step_closed'],
  ['vote', { ...open, stepper: forSupporters }, 'supporter', undefined],
  ['vote', { ...open, stepper: forSupporters }, 'admin', undefined],
  ['vote', { ...open, stepper: forEveryone }, 'general', undefined],
  ['comment', { ...open, status: 'completed' }, 'admin', 'comment.closed'],
  ['comment', { ...open, stepper: forSupporters }, 'general', 'comment.step_closed'],
  ['comment', { ...open, stepper: forSupporters }, 'visitor', undefined],
] as const)('%s in %j by %s: %s', (act, place, role, expected) => {
  expect(refusalOf(act, place, role)).toBe(expected);
});
