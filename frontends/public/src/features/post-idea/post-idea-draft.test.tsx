import { inBrowser, inTab, nobody, welcome } from '@ideabox/contract';
import { screen } from '@testing-library/react';
import { edge, expectAccessible, memberSample } from '../../../../platform/testing/src/index.ts';
import { draftKey } from './draft.ts';
import { answerForm, field, key, open, openTyped, submit, typed, values } from './testing/open-dialog.tsx';

beforeEach(() => answerForm());

test('too many pasted characters are counted, refused beside their fields, and stay', async () => {
  const flood = '長い文章を貼り付けます。'.repeat(834).slice(0, 10_000);
  const { user, fill } = await openTyped();
  await fill(field('タイトル'), flood);
  await fill(field('内容'), flood);
  screen.getByText('9900文字超えています');
  screen.getByText('9000文字超えています');
  await user.click(submit());
  await screen.findByText('100文字以内で入力してください');
  screen.getByText('1000文字以内で入力してください');
  expect(values()).toEqual([flood, flood]);
});

test('characters that the site does not take are named before anything is sent', async () => {
  const { user, fill } = await openTyped({ site: { registries: { allow_post_character: 'ぁ-ん' } } });
  await fill(field('タイトル'), 'おいわい\ue000');
  await user.click(submit());
  await screen.findByText('使用できない文字が含まれています：U+E000');
  expect(edge.calls('POST /ideas')).toEqual([]);
});

test('they are said while one types, and taken out by a press; the field keeps the focus', async () => {
  const { user, fill } = open({ site: { registries: { allow_post_character: 'ぁ-ん' } } });
  await fill(field('タイトル'), 'おいわい🎉');
  const said = screen.getByText('使用できない文字が含まれています：🎉');
  expect([said.getAttribute('role'), field('タイトル').getAttribute('aria-invalid')]).toEqual([
    'status',
    'true',
  ]);
  await user.click(screen.getByRole('button', { name: '取り除く' }));
  expect([values(), inBrowser.json(key)]).toMatchObject([['おいわい', ''], { name: 'おいわい' }]);
  expect(document.activeElement).toBe(field('タイトル'));
  expect(field('タイトル').getAttribute('aria-invalid')).toBeNull();
});

test('what is typed is kept as it is typed, can be thrown away, and brought back', async () => {
  const { user, fill } = open();
  await fill(field('タイトル'), '題名');
  expect(inBrowser.json(key)).toMatchObject({ name: '題名' });
  await user.click(screen.getByRole('button', { name: '入力内容を消す' }));
  expect([values(), inBrowser.text(key)]).toEqual([['', ''], null]);
  await user.click(screen.getByRole('button', { name: '入力内容を元に戻す' }));
  expect(values()).toEqual(['題名', '']);
});

test('another member in another tab sees nothing of it', async () => {
  const { become } = await openTyped();
  become({ ...memberSample, id: '00000000-0000-4000-8000-000000000004' });
  expect(values()).toEqual(['', '']);
  become(memberSample);
  expect(values()).toEqual([typed.name, typed.contents]);
});

test('whose session ends while writing is told so, that the words are kept, and how to go on', async () => {
  const { become, user, shell } = await openTyped();
  become('expired');
  await screen.findByText('ログインの有効期限が切れました');
  expect(screen.queryByRole('button', { name: '会員登録' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(shell.login).toHaveBeenCalled();
  become(memberSample);
  expect(values()).toEqual([typed.name, typed.contents]);
});

test('a visitor may write first: the words are kept in the tab, and sent by nobody', async () => {
  const { user, fill } = open({ who: 'visitor' });
  await user.click(screen.getByRole('button', { name: '先に書いて、あとで登録する' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^テーマ/ }), '1');
  await fill(field('タイトル'), '先に書いた題名');
  await fill(field('内容'), '先に書いた本文です');
  await user.click(submit());
  await screen.findByText('投稿するには、会員登録またはログインをしてください');
  await expectAccessible();
  expect(edge.calls('POST /ideas')).toEqual([]);
  expect(inTab.json(draftKey({ memberId: nobody }))).toMatchObject({ name: '先に書いた題名' });
  welcome(memberSample.id);
  expect(inBrowser.json(key)).toMatchObject({ name: '先に書いた題名', contents: '先に書いた本文です' });
});
