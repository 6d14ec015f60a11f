import type { Page } from 'playwright-core';

const openPostDialog = async (page: Page, size: 'desktop' | 'phone') => {
  const button =
    size === 'desktop'
      ? page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' })
      : page.getByRole('navigation', { name: '主なメニュー' }).getByRole('button', { name: '投稿' });
  await button.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(ログイン|投稿する)$/ })
    .waitFor();
};

const openNotifications = async (page: Page, size: 'desktop' | 'phone') => {
  const place =
    size === 'desktop' ? page.getByRole('banner') : page.getByRole('navigation', { name: '主なメニュー' });
  await place.getByRole('button', { name: /^通知（未読\d/ }).click();
  await page.getByRole('region', { name: '通知' }).getByRole('listitem').first().waitFor();
};

/** The screens of the main job. Ideas and categories are the demonstration's own. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'list of ideas', path: '/ideas' },
  { name: 'idea', path: '/idea/1' },
  { name: 'category', path: '/category/online-procedures' },
  { name: 'search', path: '/search?keyword=手続' },
  { name: 'post dialog', path: '/page/faq', open: openPostDialog },
  { name: 'own profile', path: '/members' },
  { name: 'dashboard', path: '/analyze' },
  { name: 'not found', path: '/nothing/here' },
];

export const memberScreens = [
  ...screens,
  { name: 'notification panel', path: '/page/faq', open: openNotifications },
  { name: 'profile form', path: '/members/profile' },
];
