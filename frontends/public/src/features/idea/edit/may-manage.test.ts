import { mayManage } from './may-manage.ts';

const fresh = { vote_count: 0, comment_count: 0, category: { status: 'on_air' } };
const author = { isAuthor: true, isOperator: false };
const operator = { isAuthor: false, isOperator: true };

test('an author takes back an idea that nobody has taken up, an operator any with a reason', () => {
  expect(mayManage(fresh, author)).toMatchObject({
    edit: true,
    answer: false,
    remove: true,
    removeNeedsReason: false,
  });
  expect(mayManage({ ...fresh, vote_count: 1 }, author).remove).toBe(false);
  expect(mayManage({ ...fresh, comment_count: 1 }, author).remove).toBe(false);
  expect(mayManage(fresh, operator)).toMatchObject({
    edit: true,
    answer: true,
    remove: true,
    removeNeedsReason: true,
  });
  expect(mayManage({ ...fresh, vote_count: 1 }, { isAuthor: true, isOperator: true }).removeNeedsReason).toBe(
    true,
  );
});

test('nobody but operators edits where the category is archived', () => {
  const archived = { ...fresh, category: { status: 'completed' } };
  expect(mayManage(archived, author).edit).toBe(false);
  expect(mayManage(archived, operator).edit).toBe(true);
});
