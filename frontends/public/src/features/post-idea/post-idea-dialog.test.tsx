import { inBrowser, inTab, nobody, welcome } from '@ideabox/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  failures,
  memberSample,
  pageOf,
  refusedFields,
  show,
  type Visit,
} from '../../../../platform/testing/src/index.ts';
import { failureWords } from '../../testing/failure-words.ts';
import { draftKey } from './draft.ts';
import { PostIdeaDialog } from './post-idea-dialog.tsx';

const key = draftKey({ memberId: memberSample.id });
const typed = {
  category: '1',
  situation: '',
  stepper: '',
  name: 'わたしの題名',
  contents: 'わたしの本文です',
};

beforeEach(() =>
  edge.answer({ 'GET /ideas/similar': pageOf([]), 'GET /categories': pageOf([categorySample()]) }),
);

const open = (visit: Visit = {}) => {
  const onClose = jest.fn();
  const page = show('public', <PostIdeaDialog onClose={onClose} />, { who: memberSample, ...visit });
  return { ...page, onClose };
};
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const values = () => [field('タイトル').value, field('内容').value];
const submit = () => screen.getByRole('button', { name: '投稿する' });

/** The form with a draft that waits to be sent. */
const openTyped = async (visit: Visit = {}) => {
  inBrowser.keep(key, JSON.stringify(typed));
  const page = open(visit);
  await screen.findByText('前回入力した内容の続きから始められます。');
  return page;
};

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

test('an idea that is posted is gone from the form, and is gone to', async () => {
  edge.answer({ 'POST /ideas': { status: 201, body: { results: { id: 7, category: { id: 1 } } } } });
  const { user, onClose, address } = await openTyped();
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/idea/7'));
  expect(onClose).toHaveBeenCalled();
  expect(inBrowser.text(key)).toBeNull();
  expect(edge.calls('POST /ideas').map(({ body }) => body)).toEqual([
    { name: typed.name, contents: typed.contents, category: 1 },
  ]);
});

test('the words stand still while they are under way, since the form closes once they are taken', async () => {
  const answered = Promise.withResolvers<void>();
  const taken = { status: 201, body: { results: { id: 7, category: { id: 1 } } } };
  edge.answer({ 'POST /ideas': () => answered.promise.then(() => taken) });
  const { user, onClose } = await openTyped();
  await user.click(submit());
  await waitFor(() => expect(edge.calls('POST /ideas')).toHaveLength(1));
  for (const name of ['タイトル', '内容']) {
    await user.click(field(name));
    await user.keyboard('もう一言');
  }
  expect(values()).toEqual([typed.name, typed.contents]);
  answered.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test.each(failureWords)(
  '%s: that is said, what was typed stays, and sent again it is one attempt',
  async (failure, words) => {
    edge.answer({ 'POST /ideas': failures[failure] });
    const { user } = await openTyped();
    await user.click(submit());
    const alerts = await screen.findAllByText(new RegExp(words));
    expect(alerts[0]?.closest('[role=alert], [role=status]')).toBeTruthy();
    expect(values()).toEqual([typed.name, typed.contents]);
    await user.click(submit());
    await waitFor(() => expect(edge.calls('POST /ideas').length % 2).toBe(0));
    const keys = edge.calls('POST /ideas').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  },
);

test('what the server refuses is said beside its field', async () => {
  edge.answer({
    'POST /ideas': refusedFields(
      { category: ['not_allowed'], name: ['max_length'], contents: ['prohibited_characters'] },
      { contents: '\ue000' },
    ),
  });
  const { user } = await openTyped();
  await user.click(submit());
  await screen.findByText('このテーマには投稿できません');
  screen.getByText('100文字以内で入力してください');
  screen.getByText('使用できない文字が含まれています：U+E000');
  expect(field('内容').getAttribute('aria-invalid')).toBe('true');
  expect(values()).toEqual([typed.name, typed.contents]);
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

describe('after a reload, what became of an idea under way', () => {
  const words = JSON.stringify({ name: typed.name, contents: typed.contents, category: 1 });
  const attempt = (sent: string) =>
    inBrowser.keep(`${key}.attempt`, JSON.stringify({ key: 'k1', words: sent }));
  const posted = '前回送信したアイデアは、すでに投稿されています。';
  const unknown = '前回送信した内容が届いているかどうか、いまは確認できません。';

  test('it is there: that is said, with the way to it, and the form is free', async () => {
    attempt(words);
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 7 } } } });
    inBrowser.keep(key, JSON.stringify(typed));
    const { user, onClose, address } = open();
    await screen.findByText(posted);
    expect(values()).toEqual(['', '']);
    expect(inBrowser.text(`${key}.attempt`)).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: '投稿したアイデアを見る' }));
    expect([address(), onClose.mock.calls.length]).toEqual(['/idea/7', 1]);
  });

  test('it is there, and the words were changed since: they stay beside the way to it', async () => {
    attempt('other words');
    edge.answer({ 'GET /attempts/k1': { body: { results: { id: 7 } } } });
    await openTyped();
    await screen.findByText(posted);
    expect(values()).toEqual([typed.name, typed.contents]);
  });

  test.each(['nothing', 503] as const)(
    '%s: nobody can say; sent again, it is the same attempt',
    async (failure) => {
      attempt(words);
      edge.answer({
        'GET /attempts/k1': failures[failure],
        'POST /ideas': { status: 201, body: { results: { id: 7, category: { id: 1 } } } },
      });
      const { user, address } = await openTyped();
      await screen.findByText(unknown);
      expect(values()).toEqual([typed.name, typed.contents]);
      await user.click(submit());
      await waitFor(() => expect(address()).toBe('/idea/7'));
      expect(edge.calls('POST /ideas').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1']);
    },
  );

  test('it never arrived: it is a draft like any other', async () => {
    attempt(words);
    edge.answer({ 'GET /attempts/k1': failures[404] });
    await openTyped();
    await waitFor(() => expect(edge.calls('GET /attempts/k1')).toHaveLength(1));
    expect(values()).toEqual([typed.name, typed.contents]);
    expect([screen.queryByText(posted), screen.queryByText(unknown)]).toEqual([null, null]);
  });
});

test('it speaks the language of the page', async () => {
  open({ locale: 'fr' });
  const dialog = screen.getByRole('dialog', { name: 'Proposer une idée' });
  await within(dialog).findByRole('textbox', { name: /^Titre/ });
  await expectAccessible();
});
