import { origin, site } from '../../gateway/e2e/product.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';

const { visitor } = useBrowser();

test('a language that is not on offer leads to the same page in the one at hand', async () => {
  const answer = await site.get('/de/idea/1?x=1').redirects(0);
  expect([answer.status, answer.headers.location]).toEqual([302, '/ja/idea/1?x=1']);
  const page = await visitor({ viewport: phone });
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

test('the language once chosen holds for a year, also on addresses without one', async () => {
  const page = await visitor();
  await page.goto('/page/faq');
  await page.getByRole('combobox', { name: '言語' }).selectOption('Français');
  await page.waitForURL(`${origin}/fr/page/faq`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect([cookie?.value, Math.round(days)]).toEqual(['fr', 365]);
  await page.goto('/ideas');
  await page.getByRole('heading', { level: 1, name: 'Idées' }).waitFor();
});

test.each(['en', 'zh', 'ja'])(
  '%s: Japanese content says that it is Japanese where the page is not',
  async (locale) => {
    const page = await visitor();
    await page.goto(`/${locale}/idea/1`);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await waitUntilQuiet(page);
    expect(await title.getAttribute('lang')).toBe(locale === 'ja' ? null : 'ja');
    const unmarked = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, [dir])')]
        .filter(
          (element) =>
            /[\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(element.textContent) &&
            !element.closest('[lang="ja"]') &&
            !element.querySelector('[lang="ja"]'),
        )
        .map((element) => element.textContent),
    );
    expect(unmarked).toEqual([]);
  },
);
