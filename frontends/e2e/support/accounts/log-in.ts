import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { issuer, origin } from '../../../../gateway/e2e/product.ts';
import { passwordOf } from './password-of.ts';

/** Fills in the provider's login form, from a page of the product that has led there. */
export async function fillLogin(page: Page, account: string, password = passwordOf(account)): Promise<void> {
  await page.waitForURL(`${new URL(issuer).origin}/**`);
  await page.getByLabel('ユーザー名またはメールアドレス').fill(account);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await page.waitForURL((url) => url.origin === origin && !url.pathname.endsWith('/callback'));
}

/** The member's own page is in the header of everyone who is logged in. */
export const ownPage = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /さんのマイページ$/ });

/** Registers an account at the provider, from a page of the product and back to it. */
export async function registerMember(page: Page, nickname: string): Promise<void> {
  const start = page.url();
  await page.getByRole('banner').getByRole('button', { name: '会員登録' }).click();
  await fillRegistration(page, nickname);
  await page.waitForURL(start);
}

/** Fills in the provider's registration form, from a page of the product that has led there. */
export async function fillRegistration(page: Page, nickname: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: '会員登録' }).waitFor();
  await page.getByLabel('ニックネーム').fill(nickname);
  await page.getByLabel('メールアドレス').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('パスワード 必須').fill('correct horse');
  await page.getByRole('button', { name: '登録する' }).click();
}

/** Logs out from a page other than home, until the provider knows it too: before that it would let the same person in unasked. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL(`${origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).waitFor();
}
