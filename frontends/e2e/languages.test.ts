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
const pages = [
  '/',
  '/ideas',
  '/idea/1',
  '/category/online-procedures',
  '/search?keyword=x',
  '/members',
  '/analyze',
  '/no',
];

describe.each(languages)('$locale', ({ locale, ideas, post }) => {
  test('is the language of the page, of its header and of its dialog', async () => {
    const page = await visitor();
    await page.goto(`/${locale}/`);
    expect(await page.getByRole('document').or(page.locator('html')).first().getAttribute('lang')).toBe(
      locale,
    );
    await page.getByRole('banner').getByRole('link', { name: ideas, exact: true }).click();
    await page.waitForURL(`${origin}/${locale}/ideas`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: post }).click();
    await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
    expect((await page.getByRole('dialog').ariaSnapshot()).match(messageId)).toBeNull();
  });

  test('has every message on every page', async () => {
    const page = await visitor();
    const problems = await watchProblems(page);
    const missing: Record<string, string[]> = {};
    for (const path of pages) {
      await page.goto(`/${locale}${path}`);
      await waitUntilQuiet(page);
      const ids = (await page.locator('body').ariaSnapshot()).match(messageId);
      if (ids) missing[path] = ids;
    }
    expect(missing).toEqual({});
    expect(problems.errors).toEqual([]);
  });
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
