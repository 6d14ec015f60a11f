import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  failures,
  failureWords,
  heavyWords,
  operatorSample,
  pageOf,
  refusedFields,
} from '../../../../../platform/testing/src/index.ts';
import { ideaAnswers, threadSample } from '../testing/samples.ts';
import { field, idea, open } from './testing/open-comments.tsx';

beforeEach(() => edge.answer(ideaAnswers()));

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
