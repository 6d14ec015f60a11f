import { screen, waitFor } from '@testing-library/react';
import { categorySample, edge } from '../../../../platform/testing/src/index.ts';
import { answerForm, field, open, openTyped, submit, typed, values } from './testing/open-dialog.tsx';

beforeEach(() => answerForm());

test.each([
  [403, 'Forbidden', {}, 'この操作は許可されていません'],
  [404, 'Category not found', {}, 'お探しのテーマは見つかりませんでした'],
  [409, 'Invalid Request', {}, '入力内容をご確認ください'],
  [429, 'server_many_request', { 'Retry-After': '7' }, 'アクセスが集中しています。7秒ほど待ってから'],
])(
  'a refusal with %d is said in words, and nothing typed goes away',
  async (status, message, headers, words) => {
    edge.answer({ 'POST /ideas': { status, headers, body: { message } } });
    const { user } = await openTyped();
    await user.click(submit());
    await screen.findAllByText(new RegExp(words));
    await screen.findByText(/入力した内容はそのまま残っています。/);
    expect(values()).toEqual([typed.name, typed.contents]);
  },
);

test('the counters count what people see as one character', async () => {
  const { fill } = await openTyped();
  await fill(field('タイトル'), '𠮷野家');
  await fill(field('内容'), '髙い𠮷');
  screen.getByText('3 / 100文字');
  screen.getByText('3 / 1000文字');
});

test('nothing is posted without category, title and contents', async () => {
  const { user, address } = open({
    site: { categories: [categorySample(), categorySample({ id: 2, name: '子育てと教育' })] },
  });
  const before = address();
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText('必須項目です')).toHaveLength(3));
  expect([address(), edge.calls('POST /ideas')]).toEqual([before, []]);
});

test.each([
  ['name', 'タイトル', 101, '100文字以内で入力してください'],
  ['contents', '内容', 1001, '1000文字以内で入力してください'],
])('a %s (%s) of %d characters is refused beside the field', async (part, label, length, message) => {
  const { user } = await openTyped({}, { [part]: 'あ'.repeat(length) });
  screen.getByText('1文字超えています');
  await user.click(submit());
  const said = await screen.findByText(message);
  expect(said.closest('[role=alert]')).toBeTruthy();
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(edge.calls('POST /ideas')).toEqual([]);
});
