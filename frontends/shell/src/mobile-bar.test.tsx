import { screen, within } from '@testing-library/react';
import { edge, expectAccessible, failures, memberSample, pageOf } from '../../platform/testing/src/index.ts';
import { showSite } from './testing/show-site.tsx';

const notification = {
  id: 5,
  name: '公式回答が公開されました',
  contents: '公式回答が公開されました',
  type: 'official_answer',
  status: 'unread',
  date_entered: '2026-11-20T03:00:00Z',
  created_by: null,
  user: null,
  idea: { id: 7, name: '手続きをスマートフォンで' },
  comment_id: null,
  time_ago: { type: 'd', value: 2 },
};

const bar = () => within(screen.getByRole('navigation', { name: '主なメニュー' }));
const openMenu = async (user: ReturnType<typeof showSite>['user']) => {
  await user.click(await bar().findByRole('button', { name: /メニュー/ }));
  return within(await screen.findByRole('dialog', { name: 'メニュー' }));
};

test('the bar has four ways, each with its word', async () => {
  showSite();
  await screen.findByRole('banner');
  const words = bar()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['ホーム', 'さがす', '投稿', 'メニュー']);
});

test('the menu lets a visitor in', async () => {
  const { user } = showSite();
  const menu = await openMenu(user);
  expect(menu.getByRole('button', { name: 'ログイン' })).toBeTruthy();
  expect(menu.getByRole('button', { name: '会員登録' })).toBeTruthy();
  await expectAccessible();
});

test('while logging in is suspended neither bar nor menu speaks of it', async () => {
  const { user } = showSite({ features: { feature_login_enabled: '0' } });
  await screen.findByRole('banner');
  expect(bar().queryByRole('button', { name: '投稿' })).toBeNull();
  const menu = await openMenu(user);
  expect(menu.queryByRole('button', { name: /ログイン|会員登録/ })).toBeNull();
});

test('a count of the unread that failed is asked for again by itself', async () => {
  let asked = 0;
  showSite({ who: memberSample });
  edge.answer({
    'GET /members/:id/notifications': () => {
      asked += 1;
      return asked < 4 ? failures[503] : pageOf([notification], 3);
    },
  });
  await bar().findByRole('button', { name: /通知（未読3件）/ }, { timeout: 30_000 });
});

test('what is unread is counted on the menu, which has the notifications and a member’s own page', async () => {
  const { user } = showSite({ who: memberSample });
  edge.answer({ 'GET /members/:id/notifications': pageOf([notification], 3) });
  await bar().findByRole('button', { name: /通知（未読3件）/ });
  const menu = await openMenu(user);
  expect(menu.getByRole('link', { name: 'マイページ' }).getAttribute('href')).toBe('/members');
  await user.click(menu.getByText('通知（未読3件）'));
  expect((await menu.findAllByText(/公式回答が公開されました/)).length).toBeGreaterThan(0);
  await expectAccessible();
});
