import { type Status, statusAt, statuses } from './category.ts';
import {
  mayCommentIn,
  mayPostIn,
  mayVoteIn,
  type Role,
  seesCategory,
  seesIdeas,
  stepperTakes,
} from './permissions.ts';

const roles: Role[] = ['visitor', 'general', 'supporter', 'semi-operator', 'operator', 'admin'];

/** Who may, by status: written down from the contract's table, one letter a role in the order of `roles`. */
const sees: Record<Status, string> = {
  on_air: 'aaaaaa',
  open_for_comment: 'aaaaaa',
  open_for_myself_and_operator: 'oooaaa',
  open_for_supporter: '--aaaa',
  completed: 'aaaaaa',
  admin_only_postable: 'aaaaaa',
  admin_only_commentable: 'aaaaaa',
};
const posts: Record<Status, string> = {
  on_air: '-yyyyy',
  open_for_comment: '----yy',
  open_for_myself_and_operator: '-yyyyy',
  open_for_supporter: '--yyyy',
  completed: '----yy',
  admin_only_postable: '----yy',
  admin_only_commentable: '-yyyyy',
};
const comments: Record<Status, string> = {
  on_air: '-yyyyy',
  open_for_comment: '-yyyyy',
  open_for_myself_and_operator: '-yyyyy',
  open_for_supporter: '-yyyyy',
  completed: '------',
  admin_only_postable: '-yyyyy',
  admin_only_commentable: '-sssyy',
};

const cases = statuses.flatMap((status) => roles.map((role, index) => ({ status, role, index })));

test.each(cases)('$status is seen by $role as the contract says', ({ status, role, index }) => {
  const shown = seesCategory({ status, invisible: false }, role);
  const whose = shown ? { all: 'a', own: 'o' }[seesIdeas(status, role)] : '-';
  expect(whose).toBe(sees[status][index]);
});

test.each(cases)('$role posts in $status as the contract says', ({ status, role, index }) => {
  expect(mayPostIn(status, role) ? 'y' : '-').toBe(posts[status][index]);
});

test.each(cases)('$role comments in $status as the contract says', ({ status, role, index }) => {
  const words = { yes: 'y', no: '-', subcommentOnly: 's' };
  expect(words[mayCommentIn(status, role, true)]).toBe(comments[status][index]);
  const reply = comments[status][index] === 's' ? 'y' : comments[status][index];
  expect(words[mayCommentIn(status, role, false)]).toBe(reply);
});

test.each(cases)('$role votes in $status unless it is archived', ({ status, role }) => {
  expect(mayVoteIn(status, role)).toBe(role !== 'visitor' && status !== 'completed');
});

test.each(roles)('a hidden category is for operators alone: %s', (role) => {
  expect(seesCategory({ status: 'on_air', invisible: true }, role)).toBe(
    role === 'operator' || role === 'admin',
  );
});

test.each([
  ['', 'general', true],
  [' ', 'general', true],
  ['supporter', 'general', false],
  ['supporter, general', 'general', true],
  ['supporter', 'admin', true],
  ['supporter', 'operator', true],
  ['supporter', 'semi-operator', false],
])('a stepper for %j takes %s: %s', (post_roles, role, taken) => {
  const stepper = {
    id: 1,
    stepper_key: 'k',
    name: 'n',
    description: '',
    names: {},
    descriptions: {},
    icon: null,
    exec_order: 1,
    comment_roles: '',
    vote_roles: '',
    support_roles: '',
  };
  expect(stepperTakes({ ...stepper, post_roles }, 'post', role)).toBe(taken);
});

describe('a call for ideas with dates', () => {
  const category = {
    status: 'on_air' as Status,
    from: '2026-05-01T00:00:00Z',
    until: '2026-06-01T00:00:00Z',
  };
  test.each([
    ['2026-04-30T23:59:59Z', 'admin_only_postable'],
    ['2026-05-01T00:00:00Z', 'on_air'],
    ['2026-05-31T23:59:59Z', 'on_air'],
    ['2026-06-01T00:00:00Z', 'completed'],
  ])('at %s it is %s', (now, status) => {
    expect(statusAt(category, new Date(now))).toBe(status);
  });

  test('other statuses have no dates', () => {
    expect(statusAt({ ...category, status: 'open_for_comment' }, new Date('2030-01-01'))).toBe(
      'open_for_comment',
    );
  });
});
