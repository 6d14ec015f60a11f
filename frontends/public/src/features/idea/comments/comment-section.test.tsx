import { inBrowser, welcome } from '@ideabox/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  failures,
  heavyWords,
  memberSample,
  operatorSample,
  pageOf,
  refusedFields,
  show,
  type Visit,
} from '../../../../../platform/testing/src/index.ts';
import { failureWords } from '../../../testing/failure-words.ts';
import { draftKey } from '../draft.ts';
import { ideaAnswers, ideaSample, threadSample } from '../testing/samples.ts';
import { CommentSection } from './comment-section.tsx';
import { replyDraft } from './write/reply-draft.ts';

const idea = ideaSample();
const other = { ...memberSample, id: '00000000-0000-4000-8000-000000000004' };
const key = draftKey(memberSample.id, 'comment.7');
const replyKey = draftKey(memberSample.id, replyDraft(7, 11));
const posted = { status: 201, body: { results: threadSample({ id: 12, raw_contents: 'わたしの意見' }) } };

beforeEach(() => edge.answer(ideaAnswers()));

const open = (visit: Visit = {}, about = idea) =>
  show('public', <CommentSection idea={about} commentId={undefined} />, {
    at: '/idea/7',
    path: '/idea/:id',
    who: memberSample,
    ...visit,
  });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'コメントを書く' });
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'No.001への返信を書く' });
const send = () => screen.getByRole('button', { name: 'コメントを投稿する' });
const keysSent = () => edge.calls('POST /comments').map(({ headers }) => headers.get('Idempotency-Key'));

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

test('a comment and a reply that are not sent are kept, and never pass to another member', async () => {
  const first = open();
  await first.fill(field(), '書きかけのコメント');
  await first.user.click(await screen.findByRole('button', { name: 'No.001に返信する' }));
  await waitFor(reply);
  await first.fill(reply(), '書きかけの返信');
  first.unmount();
  const { become } = open();
  await waitFor(reply);
  expect([field().value, reply().value]).toEqual(['書きかけのコメント', '書きかけの返信']);
  become(other);
  await waitFor(() => expect(screen.queryByDisplayValue('書きかけの返信')).toBeNull());
  expect(field().value).toBe('');
});

test('whose session ends while writing keeps the text and is told how to go on', async () => {
  const { become, fill, shell, user } = open();
  await fill(field(), '書きかけのコメント');
  become('expired');
  await screen.findByText(/^ログインしていません。書いた内容は/);
  expect(field().value).toBe('書きかけのコメント');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(shell.login).toHaveBeenCalled();
});

test('a visitor may write first, and finds the words there once logged in', async () => {
  const first = open({ who: 'visitor' });
  await first.fill(field(), '先に書いたコメント');
  await first.user.click(send());
  await screen.findByRole('dialog', { name: /ログイン/ });
  expect(edge.calls('POST /comments')).toEqual([]);
  first.unmount();
  welcome(memberSample.id);
  open();
  await waitFor(() => expect(field().value).toBe('先に書いたコメント'));
});

describe('after a reload, what became of what was under way', () => {
  const posted = '前回送信したコメントは、すでに投稿されています。';
  const underWay = (draft: string, words: string) => {
    inBrowser.keep(draft, words);
    inBrowser.keep(`${draft}.attempt`, JSON.stringify({ key: 'k1', words }));
  };

  test('a comment that is there is said to be posted, with the way to it', async () => {
    underWay(key, 'わたしの意見');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 12 } } } });
    const { user, address } = open();
    await screen.findByText(posted);
    await waitFor(() => expect([field().value, inBrowser.text(key)]).toEqual(['', null]));
    await user.click(screen.getByRole('link', { name: '投稿したコメントを見る' }));
    expect(address()).toBe('/idea/7/comment/12');
  });

  test('a reply that is there is said to be posted', async () => {
    underWay(replyKey, 'わたしの返信');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 12 } } } });
    open();
    await screen.findByText(posted);
    await waitFor(() => expect(reply().value).toBe(''));
  });

  test('where nobody can say, the comment stays, and sent again it is the same attempt', async () => {
    underWay(key, 'わたしの意見');
    edge.answer({ 'GET /attempts/k1': failures[503], 'POST /comments': failures[503] });
    const { user } = open();
    await screen.findByText('前回送信した内容が届いているかどうか、いまは確認できません。');
    await user.click(send());
    await waitFor(() => expect(keysSent()).toEqual(['k1']));
    expect(field().value).toBe('わたしの意見');
  });
});

test('where the operators ask, members reply and do not begin, and operators begin', async () => {
  const about = { ...idea, category: { ...idea.category, status: 'admin_only_commentable' } };
  const { become } = open({}, about);
  screen.getByText('このテーマでは、コメントへの返信のみ投稿できます。');
  await screen.findByRole('button', { name: 'No.001に返信する' });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  become(operatorSample);
  await waitFor(field);
});

test('while logging in is suspended, a visitor reads that and is sent to no login', async () => {
  open({ who: 'visitor', site: { features: { feature_login_enabled: '0' } } });
  screen.getByText('現在、ログインの受付を停止しています。');
  await screen.findByText(threadSample().raw_contents);
  expect(screen.queryByRole('button', { name: 'ログイン' })).toBeNull();
});

test('in an archived category it is said that nothing is written any more', async () => {
  const categories = [categorySample({ status: 'completed' })];
  open({ site: { categories } }, { ...idea, category: { ...idea.category, status: 'completed' } });
  screen.getByText('募集を終了したテーマには、コメントを投稿できません。');
  await screen.findByText(threadSample().raw_contents);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('without comments that is said, with what may be done about it, and nothing of rating them', async () => {
  edge.answer({ ...ideaAnswers(idea, { is_mine: true }), 'GET /ideas/:id/comments': pageOf([]) });
  open({}, { ...idea, comment_count: 0 });
  await screen.findByText('コメントはまだありません');
  expect(screen.queryByText(/評価できません/)).toBeNull();
  await expectAccessible();
});

test('the heaviest words are text, each in its own direction, and nothing else', async () => {
  const heavy = threadSample({
    raw_contents: heavyWords,
    comments: [threadSample({ id: 13, raw_contents: heavyWords })],
  });
  edge.answer({ 'GET /ideas/:id/comments': pageOf([{ ...heavy, comment_count: 1 }]) });
  open();
  expect(field().dir).toBe('auto');
  for (const article of await screen.findAllByRole('article')) {
    const contents = within(article).getByText(/太字/);
    expect(contents.textContent).toContain('<b>太字</b><script>alert(1)</script>&amp;');
    expect(contents.closest('[dir=auto]')).toBeTruthy();
  }
  await expectAccessible();
});

test('stars that were chosen stay chosen, whatever is answered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'No.001を評価する' }));
  const star = await screen.findByRole<HTMLInputElement>('radio', { name: '3つ星' });
  star.focus();
  await user.keyboard(' ');
  for (const [failure, words] of failureWords) {
    edge.answer({ 'PUT /comments/:id/rating': failures[failure] });
    await user.click(screen.getByRole('button', { name: '評価を送信する' }));
    await screen.findByText(new RegExp(words));
    expect(star.checked).toBe(true);
  }
  const rated = { id: 11, my_vote: 3, rating: 3.5, rating_count: 2 };
  edge.answer({ 'PUT /comments/:id/rating': { body: { results: rated } } });
  await user.click(screen.getByRole('button', { name: '評価を送信する' }));
  await screen.findByText('3つ星で評価しました。平均3.5（2件の評価）');
});

test('why an operator removes a comment is asked for, and a refused reason is said beside its field', async () => {
  edge.answer({
    'DELETE /comments/:id': refusedFields({ reason: ['prohibited_characters'] }, { reason: '\ue000' }),
  });
  const { user, fill } = open({ who: operatorSample });
  await user.click(await screen.findByRole('button', { name: 'No.001のその他の操作' }));
  await user.click(screen.getByRole('button', { name: '削除する' }));
  const asked = within(await screen.findByRole('dialog'));
  await fill(asked.getByRole('textbox'), '理由です\ue000');
  await user.click(asked.getByRole('button', { name: 'コメントを削除する' }));
  await asked.findByText('使用できない文字が含まれています：U+E000');
  expect(asked.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});
