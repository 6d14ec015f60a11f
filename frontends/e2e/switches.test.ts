import type { Page } from 'playwright-core';
import { accountIds } from '../../gateway/e2e/product.ts';
import { ownPage } from './support/log-in.ts';
import { phone, useBrowser } from './support/use-browser.ts';
import { withFeatures } from './support/with-features.ts';

const { visitor, member } = useBrowser();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without the extended profile nobody is asked where they work, and nobody is shown it', async () => {
  const page = await member('member1');
  const labels = ['所属組織', '部署', '役職'];
  for (const [value, count] of [
    ['true', 1],
    ['false', 0],
  ] as const) {
    await withFeatures(page, { feature_user_extended_profile_enable: value });
    await page.goto('/members/profile');
    await page.getByLabel('自己紹介').waitFor();
    for (const name of labels) {
      expect(await page.getByLabel(name, { exact: true }).count()).toBe(count);
    }
    await page.unrouteAll();
  }
});

test('without profiles the way to one’s own and those of others are gone, and one’s own lists stay', async () => {
  const page = await member('member1');
  await withFeatures(page, { feature_display_user_profile: 'false' });
  await page.goto(`/members/${accountIds.member2}`);
  await heading(page, 'プロフィールは表示できません').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).waitFor();
  expect(await ownPage(page).count()).toBe(0);
  await page.goto('/idea/1');
  await main(page).getByRole('region', { name: 'このアイデアへの投票' }).waitFor();
  expect(await main(page).locator('a[href*="/members/"]').count()).toBe(0);
  await page.goto('/members?tab=blocks');
  await main(page).getByText('現在、このサイトでは会員のプロフィールを公開していません。').waitFor();
  await main(page).getByText('ブロックしている会員はいません').waitFor();
  await page.setViewportSize(phone);
  expect(await page.getByRole('link', { name: 'マイページ', exact: true }).count()).toBe(0);
});

test('without logins nobody is led to the provider, and without registration nobody is asked to register', async () => {
  const page = await visitor();
  await withFeatures(page, { feature_login_enabled: 'false' });
  await page.goto('/login');
  await heading(page, '現在、ログインの受付を停止しています').waitFor();
  await page.goto('/members');
  await heading(page, '現在、ログインの受付を停止しています').waitFor();
  expect(await page.getByRole('button', { name: /^(ログイン|会員登録|アイデアを投稿)$/ }).count()).toBe(0);
  await page.unrouteAll();
  await withFeatures(page, { feature_display_register_user: 'false' });
  await page.goto('/members');
  await main(page).getByRole('button', { name: 'ログイン' }).waitFor();
  expect(await page.getByRole('button', { name: '会員登録' }).count()).toBe(0);
});

test('where no category takes ideas, the dialog says so and leads on', async () => {
  const page = await member('member1');
  await page.route('**/api/v1/categories?**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const results = answer.results.map((category: object) => ({ ...category, status: 'completed' }));
    await route.fulfill({ response, json: { ...answer, results } });
  });
  await page.goto('/page/faq');
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  await dialog.getByRole('link').first().click();
  await heading(page, 'アイデア一覧').waitFor();
  expect(await dialog.count()).toBe(0);
});
