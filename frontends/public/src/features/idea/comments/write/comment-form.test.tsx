import { inBrowser } from '@ideabox/contract';
import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  failures,
  failureWords,
  pageOf,
  refusedFields,
} from '../../../../../../platform/testing/src/index.ts';
import { ideaAnswers, threadSample } from '../../testing/samples.ts';
import { field, key, keysSent, open, posted, send } from '../testing/open-comments.tsx';

beforeEach(() => edge.answer(ideaAnswers()));

test('a comment that is posted is the first of the list, has the focus, and its draft is gone', async () => {
  edge.answer({ 'POST /comments': posted });
  const { user, fill } = open();
  await fill(field(), 'わたしの意見');
  await screen.findByText(threadSample().raw_contents);
  await user.click(send());
  await screen.findByText('コメントを投稿しました');
  await waitFor(() => expect(field().value).toBe(''));
  await screen.findByText('わたしの意見');
  const [first] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('わたしの意見');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(inBrowser.text(key)).toBeNull();
});

test('what is typed while a comment is under way is not lost', async () => {
  const answered = Promise.withResolvers<void>();
  edge.answer({ 'POST /comments': () => answered.promise.then(() => posted) });
  const { user, fill } = open();
  await fill(field(), 'わたしの意見');
  await user.click(send());
  await fill(field(), 'もう一つの意見');
  answered.resolve();
  await screen.findByText('コメントを投稿しました');
  expect([field().value, inBrowser.text(key)]).toEqual(['もう一つの意見', 'もう一つの意見']);
});

test.each([
  ['a reply', false, 'No.001に返信する', 'No.001への返信を書く', '返信を投稿する', 'POST /comments'],
  ['a change', true, 'No.001を編集する', 'No.001のコメントを編集', '変更を保存する', 'PUT /comments/:id'],
])(
  '%s stands still while it is under way, since its form closes once it is taken',
  async (_, isMine, opener, label, submit, call) => {
    const answered = Promise.withResolvers<void>();
    edge.answer({
      'GET /ideas/:id/comments': pageOf([threadSample({ is_mine: isMine })]),
      [call]: () => answered.promise.then(() => posted),
    });
    const { user, fill } = open();
    await user.click(await screen.findByRole('button', { name: opener }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
    await fill(box, 'わたしの意見');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(edge.calls(call)).toHaveLength(1));
    await user.click(box);
    await user.keyboard('もう一言');
    expect(box.value).toBe('わたしの意見');
    answered.resolve();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: label })).toBeNull());
  },
);

test.each(failureWords)(
  '%s: that is said, the comment stays, and sent again it is one',
  async (failure, words) => {
    edge.answer({ 'POST /comments': failures[failure] });
    const { user, fill } = open();
    await fill(field(), 'わたしの意見');
    await user.click(send());
    const said = await screen.findByText(new RegExp(words));
    expect(said.getAttribute('role')).toBe('alert');
    expect(field().value).toBe('わたしの意見');
    edge.answer({ 'POST /comments': posted });
    await user.click(send());
    await screen.findByText('コメントを投稿しました');
    expect(new Set(keysSent()).size).toBe(1);
  },
);

test.each([
  [
    'a category that has closed',
    failures[403],
    { category: ['not_allowed'] },
    '募集を終了したテーマには、コメントを投稿できません。',
  ],
  [
    'a stage that has ended',
    failures[403],
    { stepper: ['not_allowed'] },
    '現在の段階では、コメントを受け付けていません。',
  ],
])('%s meanwhile is said, and the text stays', async (_what, refused, errors, words) => {
  edge.answer({ 'POST /comments': { ...refused, body: { ...refused.body, errors } } });
  const { user, fill } = open();
  await fill(field(), '間に合わなかったコメント');
  await user.click(send());
  await screen.findByText(words);
  expect(field().value).toBe('間に合わなかったコメント');
});

test('an idea that is deleted while one writes about it: that is said, and the text stays', async () => {
  edge.answer({ 'POST /comments': { status: 404, body: { message: 'Idea not found' } } });
  const { user, fill } = open();
  await fill(field(), '間に合わなかった意見です。');
  await user.click(send());
  await screen.findByText(
    'お探しのアイデアは見つかりませんでした。削除されたか、非公開になった可能性があります。',
  );
  expect(field().value).toBe('間に合わなかった意見です。');
});

test('characters that are not taken are named beside the field', async () => {
  edge.answer({
    'POST /comments': refusedFields({ contents: ['prohibited_characters'] }, { contents: '\ue000' }),
  });
  const { user, fill } = open();
  await fill(field(), 'お祝いです\ue000');
  await user.click(send());
  await screen.findByText('使用できない文字が含まれています：U+E000');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['お祝いです\ue000', 'true']);
  await expectAccessible();
});

test('too many pasted characters are counted, refused beside the field, and stay', async () => {
  const flood = 'あ'.repeat(10_000);
  const { user, fill } = open();
  await fill(field(), flood);
  screen.getByText('9500文字超えています');
  await user.click(send());
  await screen.findByText('500文字以内で入力してください');
  expect([field().value, edge.calls('POST /comments')]).toEqual([flood, []]);
});
