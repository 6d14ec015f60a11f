import type { Page } from 'playwright-core';
import { origin, site } from '../../gateway/e2e/product.ts';
import { watchProblems } from './support/problems.ts';
import { useBrowser } from './support/use-browser.ts';
import { waitUntilQuiet } from './support/wait-until-quiet.ts';

const { visitor } = useBrowser();

const languages = [
  { locale: 'ja', ideas: 'アイデア一覧', post: 'アイデアを投稿' },
  { locale: 'en', ideas: 'Ideas', post: 'Post an idea' },
  { locale: 'fr', ideas: 'Idées', post: 'Proposer une idée' },
  { locale: 'es', ideas: 'Ideas', post: 'Publicar idea' },
  { locale: 'pt', ideas: 'Ideias', post: 'Publicar ideia' },
  { locale: 'ru', ideas: 'Идеи', post: 'Предложить идею' },
  { locale: 'zh', ideas: '创意列表', post: '发布创意' },
];

/** What stands where a message is missing: its id. */
const messageId = /(?<![\w./@-])[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)+(?![\w./-])/g;

const idsOn = async (page: Page): Promise<string[]> => {
  await waitUntilQuiet(page);
  return (await page.locator('body').ariaSnapshot()).match(messageId) ?? [];
};

test.each(languages)('$locale: home, list, idea, category, search, post dialog', async (words) => {
  const { locale, ideas, post } = words;
  const page = await visitor();
  const { errors } = await watchProblems(page);
  const missing: string[] = [];
  await page.goto(`/${locale}/`);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  missing.push(...(await idsOn(page)));
  await page.getByRole('banner').getByRole('link', { name: ideas, exact: true }).click();
  await page.waitForURL(`${origin}/${locale}/ideas`);
  missing.push(...(await idsOn(page)));
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(`${origin}/${locale}/idea/*`);
  missing.push(...(await idsOn(page)));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(`${origin}/${locale}/category/*`);
  missing.push(...(await idsOn(page)));
  await page.getByRole('banner').getByRole('search').getByRole('button').click();
  await page.waitForURL(`${origin}/${locale}/search?**`);
  missing.push(...(await idsOn(page)));
  await page.getByRole('banner').getByRole('button', { name: post }).click();
  await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
  missing.push(...((await page.getByRole('dialog').ariaSnapshot()).match(messageId) ?? []));
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });
});

test.each(languages)('$locale: own profile, dashboard, not found', async ({ locale }) => {
  const page = await visitor();
  const { errors } = await watchProblems(page);
  const missing: Record<string, string[]> = {};
  for (const path of ['/members', '/analyze', '/nothing/here']) {
    await page.goto(`/${locale}${path}`);
    missing[path] = await idsOn(page);
  }
  expect(Object.values(missing).flat()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a language that is not on offer leads to the same page in the one at hand', async () => {
  const answer = await site.get('/de/idea/1?x=1').redirects(0);
  expect([answer.status, answer.headers.location]).toEqual([302, '/ja/idea/1?x=1']);
  const page = await visitor();
  await page.goto('/xx/ideas');
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
});

test('the selector changes the language of the page one is on, and keeps what was asked', async () => {
  const page = await visitor();
  await page.goto('/ideas?sort=point');
  await page.getByRole('combobox', { name: '言語' }).selectOption('English');
  await page.waitForURL(`${origin}/en/ideas?sort=point`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('日本語');
  await page.waitForURL(`${origin}/ja/ideas?sort=point`);
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
});
