import { inBrowser } from '@ideabox/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  memberSample,
  pageOf,
} from '../../../../platform/testing/src/index.ts';
import { answerForm, field, key, open, openTyped, submit } from './testing/open-dialog.tsx';

beforeEach(() => answerForm());

const two = [
  categorySample(),
  categorySample({ id: 2, name: '子育てと教育', description: '学校や給食について' }),
];

test('an empty form names what it needs beside each field and goes to the first', async () => {
  const { user } = open({ site: { categories: two } });
  await user.click(submit());
  await waitFor(() => expect(field('タイトル')).toBe(document.activeElement));
  expect(screen.getAllByText('必須項目です')).toHaveLength(3);
  await expectAccessible();
});

test('the theme follows what is written until one is chosen; the rules are a line that opens', async () => {
  const { user, fill } = open({ site: { categories: two } });
  const theme = screen.getByRole<HTMLSelectElement>('combobox', { name: /^テーマ/ });
  expect(theme.value).toBe('');
  await fill(field('タイトル'), '学校の給食を残さず食べる');
  await screen.findByText('書かれた内容から選びました。違うときは選び直してください。');
  expect(theme.value).toBe('2');
  await user.selectOptions(theme, '1');
  expect(screen.queryByText(/^書かれた内容から選びました/)).toBeNull();
  await fill(field('内容'), '学校の給食について、学校ごとに伺います。');
  await waitFor(() =>
    expect(edge.calls('GET /ideas/similar').at(-1)?.query.get('text')).toContain('伺います'),
  );
  expect(theme.value).toBe('1');
  await user.click(screen.getByText(/^投稿は公開されます/));
  await screen.findByText(/個人情報や誹謗中傷は書き込まないでください。$/);
});

test('a theme where ideas like the draft are is chosen; that no solution is needed is said of troubles, and the only theme needs no choice', async () => {
  const stepper = { id: 1, stepper_key: 'troubles', name: 'お困りごと', exec_order: 1 };
  const roles = { post_roles: '', comment_roles: '', vote_roles: '', support_roles: '' };
  const troubles = categorySample({ stepper: { ...stepper, ...roles } });
  edge.answer({ 'GET /ideas/similar': pageOf([{ id: 3, name: '窓口', category: { id: 1 } }]) });
  const { fill, unmount } = open({ site: { categories: [troubles, categorySample({ id: 2 })] } });
  await fill(field('タイトル'), '何度も同じことを書く');
  await screen.findByText('困っていることだけでも投稿できます。解決策は必要ありません。');
  unmount();
  inBrowser.keep(key, null);
  open({ site: { categories: [troubles] } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^テーマ/ }).value).toBe('1');
});

test('a visitor is asked to log in or to register; while that is suspended, told so', async () => {
  const { unmount } = open({ who: 'visitor' });
  screen.getByText('アイデアの投稿には、ログインが必要です。会員登録は無料です。');
  const ways = screen.getAllByRole('button', { name: /登録|ログイン/ }).map(({ textContent }) => textContent);
  expect(ways).toEqual(['はじめての方（会員登録・1分）', 'ログイン', '先に書いて、あとで登録する']);
  await expectAccessible();
  unmount();
  open({ who: 'visitor', site: { features: { feature_login_enabled: '0' } } });
  screen.getByText('現在、ログインの受付を停止しています。');
  expect(screen.queryByRole('button', { name: 'ログイン' })).toBeNull();
});

test('where no category takes ideas, that is said, with the way to those that were posted', async () => {
  const categories = [
    categorySample({ status: 'open_for_comment' }),
    categorySample({ id: 2, status: 'completed' }),
  ];
  const { user, onClose, address } = open({ site: { categories } });
  screen.getByText(/^現在、投稿を受け付けているテーマはありません。/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'みんなのアイデアを見る' }));
  expect([address(), onClose.mock.calls.length]).toEqual(['/ideas', 1]);
});

test('who has to complete the profile first is told so in the form, which keeps what is typed', async () => {
  const { user, fill, address, onClose } = open({ who: { ...memberSample, profileRedirect: true } });
  screen.getByText('投稿するには、先にプロフィールを登録してください。');
  await fill(field('タイトル'), '題名');
  expect(submit()).toHaveProperty('disabled', true);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'プロフィールを登録する' }));
  expect([address(), onClose.mock.calls.length]).toEqual(['/members/profile', 1]);
  expect(inBrowser.json(key)).toMatchObject({ name: '題名' });
});

test('ideas like what is being written are shown beside the form, however long their titles', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100);
  edge.answer({ 'GET /ideas/similar': pageOf([{ id: 3, name, category: { id: 1 } }]) });
  await openTyped();
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link.getAttribute('target')).toBe('_blank');
  screen.getByText('よく似たアイデアが1件あります');
  await expectAccessible();
});

test('it speaks the language of the page', async () => {
  open({ locale: 'fr' });
  const dialog = screen.getByRole('dialog', { name: 'Proposer une idée' });
  await within(dialog).findByRole('textbox', { name: /^Titre/ });
  await expectAccessible();
});
