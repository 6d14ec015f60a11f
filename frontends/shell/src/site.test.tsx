import { screen, waitFor, within } from '@testing-library/react';
import {
  busy,
  edge,
  expectAccessible,
  failures,
  heavyWords,
  memberSample,
  pageOf,
} from '../../platform/testing/src/index.ts';
import { answerMe, endLogin, keepLogin } from './testing/login.ts';
import { showSite, tellOfOtherTab } from './testing/show-site.tsx';

const banner = () => within(screen.getByRole('banner'));
const said = (words: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(words),
  );
const isMember = () => banner().findByRole('button', { name: 'ログアウト' });
const isVisitor = () => banner().findByRole('button', { name: 'ログイン' });

test('an address that nobody has says so, with ways on, in a page that axe has nothing against', async () => {
  showSite();
  await screen.findByRole('heading', { level: 1, name: /ページが見つかりませんでした/ });
  within(screen.getByRole('main')).getByRole('link', { name: 'トップページへ戻る' });
  within(screen.getByRole('contentinfo')).getByRole('button', { name: 'お問い合わせ' });
  expect(document.title).toBe('ページが見つかりませんでした | アイデアボックス');
  await expectAccessible();
});

test.each([
  ['a visitor', undefined],
  ['a member', memberSample],
])('for %s every part of the page is a landmark, each with a name of its own', async (_, who) => {
  showSite({ who });
  await screen.findByRole('heading', { level: 1 });
  await (who ? isMember() : isVisitor());
  const main = screen.getByRole('main');
  for (const role of ['banner', 'contentinfo']) expect(main.contains(screen.getByRole(role))).toBe(false);
  const nameOf = (place: Element) =>
    place.getAttribute('aria-label') ??
    document.getElementById(place.getAttribute('aria-labelledby') ?? '')?.textContent;
  const names = [...document.querySelectorAll('nav, search, aside, [role=search], [role=region]')].map(
    (place) => `${place.localName} ${nameOf(place)}`,
  );
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name, index) => / (undefined|)$/.test(name) || names.indexOf(name) < index)).toEqual(
    [],
  );
});

test('while logging in is suspended nobody is led to a login, from no place', async () => {
  showSite({ at: '/login', features: { feature_login_enabled: '0' } });
  await screen.findByRole('heading', { level: 1, name: '現在、ログインの受付を停止しています' });
  expect(screen.queryByRole('button', { name: /^(ログイン|会員登録|アイデアを投稿)$/ })).toBeNull();
  await expectAccessible();
});

test('the focus follows to a page of another layout, which has whose it is outside of its main part', async () => {
  const { user } = showSite({ at: '/login', features: { feature_login_enabled: '0' } });
  await screen.findByRole('heading', { level: 1, name: /ログインの受付を停止/ });
  expect(screen.getByRole('main').contains(screen.getByRole('banner'))).toBe(false);
  await user.click(screen.getByRole('link', { name: 'アイデア一覧' }));
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('without registration the login is offered alone', async () => {
  showSite({ features: { feature_display_register_user: '0' } });
  await isVisitor();
  expect(screen.queryByRole('button', { name: '会員登録' })).toBeNull();
});

test('without profiles the way to one’s own is gone', async () => {
  showSite({ who: memberSample, features: { feature_display_user_profile: '0' } });
  await isMember();
  expect(screen.queryByRole('link', { name: /マイページ/ })).toBeNull();
});

test('10,000 characters to search for are cut to what can be searched for', async () => {
  const { user } = showSite();
  const keyword = await banner().findByRole('combobox', { name: 'キーワード' });
  edge.answer({ 'GET /tags/summary': pageOf([]) });
  await user.click(keyword);
  await user.paste('長い文章を貼り付けます。'.repeat(834));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/search'));
  expect([...(new URLSearchParams(location.search).get('keyword') ?? '')]).toHaveLength(100);
});

test('a suggestion stays, and stays marked, while those for the next letters are fetched', async () => {
  const { user } = showSite();
  const keyword = await banner().findByRole<HTMLInputElement>('combobox', { name: 'キーワード' });
  const tags = (...names: string[]) => pageOf(names.map((name) => ({ name })));
  const next = Promise.withResolvers<ReturnType<typeof tags>>();
  edge.answer({
    'GET /tags/summary': ({ query }) =>
      query.get('name') === '行政手' ? next.promise : tags('行政改革', '行政手続き'),
  });
  await user.type(keyword, '行政');
  await screen.findByRole('option', { name: '行政手続き' });
  await user.type(keyword, '手');
  await waitFor(() => expect(edge.calls('GET /tags/summary').at(-1)?.query.get('name')).toBe('行政手'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  next.resolve(tags('行政手続き'));
  await waitFor(() => expect(screen.queryByRole('option', { name: '行政改革' })).toBeNull());
  await user.keyboard('{Enter}');
  expect(keyword.value).toBe('行政手続き');
});

describe('who is here', () => {
  test('a member whose account may not be used is told so, and is one no longer', async () => {
    edge.answer({ 'GET /me': failures[403] });
    showSite({ who: memberSample });
    edge.answer({ 'GET /me': failures[403] });
    await said(/このアカウントは、利用停止または退会のため/);
    await isVisitor();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('oidc'))).toEqual([]);
  });

  test('a member whose account is suspended meanwhile is told so once, by the first call; header and buttons follow', async () => {
    const { user } = showSite({ who: memberSample });
    await isMember();
    const week = { ...failures[403], headers: { 'Retry-After': String(7 * 86_400) } };
    edge.answer({ 'GET /me': week, 'GET /members/:id/notifications': week });
    await user.click(await banner().findByRole('button', { name: /^通知（/ }));
    await said(/このアカウントは、\d{4}年\d\d月\d\d日まで利用を停止しています。.*「お問い合わせ」から/);
    await isVisitor();
    expect(screen.getAllByText(/利用を停止しています/)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: '通知' })).toBeNull();
  });

  test('a call that is refused for what it asks ends no session', async () => {
    const { user } = showSite({ who: memberSample });
    await isMember();
    edge.answer({ 'GET /members/:id/notifications': failures[403] });
    await user.click(await banner().findByRole('button', { name: /^通知（/ }));
    await waitFor(() => expect(edge.calls('GET /me').length).toBeGreaterThan(1));
    await screen.findByText('読み込めませんでした');
    screen.getByRole('button', { name: 'ログアウト' });
  });

  test.each(['nothing', 503, 'HTML instead of JSON', 429] as const)(
    'a member of whom nothing can be learned (%s) stays one',
    async (fault) => {
      showSite({ who: memberSample });
      edge.answer({ 'GET /me': failures[fault] });
      await isMember();
      await waitFor(() => expect(edge.calls('GET /me').length).toBeGreaterThan(0));
      await isMember();
    },
  );

  test('another tab logs out, logs in and changes the account: each is said, and holds here', async () => {
    const other = { ...memberSample, id: '00000000-0000-4000-8000-000000000004', portalName: '鈴木 一郎' };
    showSite({ who: memberSample });
    await isMember();
    edge.answer({ 'GET /me': answerMe(other) });
    keepLogin(other);
    tellOfOtherTab();
    await said(/別のタブで別のアカウントに切り替わったため/);
    await banner().findByRole('link', { name: /鈴木 一郎さんのマイページ/ });
    endLogin();
    tellOfOtherTab();
    await said(/別のタブでログアウトしました。/);
    await isVisitor();
  });
});

describe('what concerns every screen', () => {
  test.each([
    [429, /アクセスが集中しています。7秒ほどお待ちください。/],
    [503, /サービスの一部を一時的にご利用いただけません。/],
  ] as const)('%s is said once, in one place', async (fault, words) => {
    showSite({ who: memberSample });
    edge.answer({ 'GET /members/:id/notifications': failures[fault] });
    await said(words);
    await expectAccessible();
  });

  test('a device without a network is told so, until it has one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showSite();
    await said(/インターネットに接続されていません。/);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/インターネットに接続されていません/)).toBeNull());
  });
});

describe('notifications', () => {
  const notification = {
    id: 1,
    name: heavyWords,
    contents: heavyWords,
    type: 'comment_on_idea',
    status: 'unread',
    user: null,
    idea: { id: 7, name: heavyWords },
    comment_id: null,
    path: '/idea/7',
    date_entered: '2026-11-20T00:00:00Z',
    time_ago: null,
  };
  const openPanel = async (answer: (typeof failures)[503] | ReturnType<typeof pageOf>) => {
    const { user } = showSite({ who: memberSample });
    edge.answer({ 'GET /members/:id/notifications': answer });
    await user.click(await banner().findByRole('button', { name: /^通知（/ }));
    return { user, panel: within(await screen.findByRole('region', { name: '通知' })) };
  };

  test('none are said to be none', async () => {
    const { panel } = await openPanel(pageOf([]));
    await panel.findByText('通知はまだありません');
    expect(panel.queryByRole('checkbox')).toBeNull();
    await expectAccessible();
  });

  test('those that belong together are one line, which a press opens; unread is what the API counts', async () => {
    const about = (id: number, words: string, more: object = {}) => ({
      ...notification,
      id,
      contents: words,
      name: words,
      ...more,
    });
    const answer = pageOf([
      about(5, '「窓口」に10票が集まりました', { type: 'vote_milestone' }),
      about(4, '「ごみ」の募集が終わりました', { type: 'category', idea: null, path: '/category/a' }),
      about(3, '「窓口」に5票が集まりました', { type: 'vote_milestone', status: 'read' }),
      about(2, '「防災」の募集が終わりました', { type: 'category', idea: null, path: '/category/b' }),
    ]);
    const { user, panel } = await openPanel(answer);
    const lines = await panel.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^「窓口」に10票が集まりましたほか1件.*未読1件$/),
      expect.stringMatching(/^「ごみ」の募集が終わりましたほか1件.*未読2件$/),
    ]);
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: /^「ごみ」の募集/, expanded: false }));
    expect(panel.getByRole('link', { name: /^「防災」の募集/ }).getAttribute('href')).toBe('/category/b');
    expect(screen.getAllByRole('button', { name: '通知（未読4件）' }).length).toBeGreaterThan(0);
  });

  test('what a busy server is sent again is said so, and then it is sent', async () => {
    const { user, panel } = await openPanel(pageOf([notification]));
    const call = 'PUT /members/:id/notifications';
    edge.answer({
      [call]: () => (edge.calls(call).length < 2 ? busy : { status: 200, body: { results: {} } }),
    });
    await user.click(await panel.findByRole('button', { name: 'すべて既読にする' }));
    await said(/混み合っています。1秒ほどで自動的に送信し直します/);
    await waitFor(() => expect(edge.calls(call)).toHaveLength(2));
  });

  test('those that do not come are asked for again', async () => {
    const { user, panel } = await openPanel(failures[503]);
    expect((await panel.findByText('読み込めませんでした')).closest('[role=alert]')).toBeTruthy();
    edge.answer({ 'GET /members/:id/notifications': pageOf([notification]) });
    await user.click(panel.getByRole('button', { name: 'もう一度読み込む' }));
    expect((await panel.findAllByText(/Donaudampfschifffahrt/)).length).toBeGreaterThan(0);
    expect(document.querySelector('section b, section script')).toBeNull();
    await expectAccessible();
  });
});
