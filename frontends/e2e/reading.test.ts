import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { phone, useBrowser } from './support/browser/use-browser.ts';

const { visitor } = useBrowser();

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article').getByRole('link');
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents();
const query = (page: Page) => new URL(page.url()).searchParams;

test('from home to the list, an idea, its category, and back', async () => {
  const page = await visitor();
  await page.goto('/');
  await main(page).getByRole('link', { name: 'みんなのアイデアを見る' }).click();
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
  await cards(page).first().waitFor();
  const [title] = await titles(page);
  await cards(page).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(page.url()).toMatch(/\/idea\/\d+$/);
  const category = main(page).getByRole('article').getByRole('link').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await page.waitForURL('**/category/**');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('a word of two characters is found from the header', async () => {
  const page = await visitor();
  await page.goto('/');
  const keyword = page
    .getByRole('banner')
    .getByRole('searchbox', { name: 'キーワード' })
    .or(page.getByRole('banner').getByRole('combobox', { name: 'キーワード' }));
  await keyword.fill('防災');
  await keyword.press('Enter');
  await page.getByRole('heading', { level: 1, name: '「防災」の検索結果' }).waitFor();
  expect(query(page).get('keyword')).toBe('防災');
  expect(query(page).get('search_target')).toBe('all');
  await cards(page).first().waitFor();
  await cards(page).first().click();
  await page.waitForURL(/\/idea\/\d+$/);
  await main(page).getByText('防災').first().waitFor();
});

test('what nobody wrote about finds nothing, and says so', async () => {
  const page = await visitor();
  await page.goto('/search?keyword=鵺鵼');
  await main(page).getByText('条件に合うアイデアは見つかりませんでした').waitFor();
});

test('pages, order and size of a list are its address, so that Back leads through them', async () => {
  const page = await visitor();
  // Only the demonstration has this word: what other tests post meanwhile moves nothing.
  await page.goto('/search?keyword=手続&limit=10');
  await cards(page).nth(9).waitFor();
  const first = await titles(page);
  expect(first).toHaveLength(10);

  await page
    .getByRole('navigation', { name: 'ページの移動' })
    .getByRole('link', { name: '2ページ目' })
    .click();
  await eventually(async () => {
    const next = await titles(page);
    expect(next).not.toEqual([]);
    expect(next.some((title) => first.includes(title))).toBe(false);
  });
  expect(query(page).get('page')).toBe('2');

  await page.getByRole('link', { name: 'コメントが多い順' }).click();
  await page.waitForURL(/sort=comment_count/);
  expect(query(page).has('page')).toBe(false);
  await page.getByRole('combobox', { name: '表示する件数' }).selectOption('50');
  await page.waitForURL(/limit=50/);
  await cards(page).nth(10).waitFor();

  await page.goBack();
  await page.waitForURL(/limit=10/);
  await page.goBack();
  await page.waitForURL(/page=2/);
  await page.getByRole('link', { name: '2ページ目' }).and(page.locator('[aria-current=page]')).waitFor();
  await page.goBack();
  await eventually(async () => expect(await titles(page)).toEqual(first));
});

test('a long text has its sections listed, and each has an address of its own', async () => {
  const page = await visitor();
  await page.goto('/page/howto');
  const contents = main(page).getByRole('navigation', { name: '目次' });
  const section = main(page).getByRole('heading', { level: 2, name: 'コメントする' });
  await contents.getByRole('link', { name: 'コメントする' }).press('Enter');
  await eventually(async () =>
    expect(await section.evaluate((it) => it === document.activeElement)).toBe(true),
  );
  await eventually(async () => {
    expect(await section.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(200);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#section-コメントする');
  });

  const shared = await visitor();
  await shared.goto(page.url());
  const there = main(shared).getByRole('heading', { level: 2, name: 'コメントする' });
  await there.waitFor();
  await eventually(async () =>
    expect(Math.abs(await there.evaluate((it) => it.getBoundingClientRect().top))).toBeLessThan(200),
  );

  await page.setViewportSize(phone);
  await page.reload();
  await contents.getByText('目次').click();
  await contents.getByRole('link', { name: '投票する、評価する' }).click();
  await eventually(async () =>
    expect(decodeURIComponent(page.url())).toContain('#section-投票する、評価する'),
  );
});

test.each([
  ['no-preference', 'on the way'],
  ['reduce', 'at once'],
] as const)('with motion set to %s one comes to a section %s', async (reducedMotion, how) => {
  const page = await visitor({ reducedMotion });
  await page.goto('/page/howto');
  const link = main(page)
    .getByRole('navigation', { name: '目次' })
    .getByRole('link', { name: 'コメントする' });
  await link.waitFor();
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  await link.press('Enter');
  const section = main(page).getByRole('heading', { level: 2, name: 'コメントする' });
  await eventually(async () =>
    expect(Math.abs(await section.evaluate((it) => it.getBoundingClientRect().top))).toBeLessThan(200),
  );
  const between = new Set(await places.jsonValue()).size - 1;
  if (how === 'at once') expect(between).toBe(0);
  else expect(between).toBeGreaterThan(0);

  // Back leads to where one was, not to the section above it.
  // A key ends the way, should it not have come to its end.
  await page.keyboard.press('Shift');
  await page.evaluate(() => scrollBy(0, 250));
  const place = await page.evaluate(() => scrollY);
  await main(page).getByRole('navigation', { name: '目次' }).getByRole('link').last().press('Enter');
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place + 100));
  await page.goBack();
  await page.waitForURL(/#section-/);
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(place));
  // As many frames as a way would take.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 45; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the editors’ Japanese is said to be so in another language', async () => {
  const page = await visitor();
  await page.goto('/en/page/accessibility');
  await main(page).getByText('This page is available in Japanese only.').waitFor();
  const heading = main(page).getByRole('heading', { level: 1 });
  expect(await heading.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('ja');
  expect(await main(page).locator('[lang=ja] h2').count()).toBeGreaterThan(3);
});

test('news leads back to its list, and a page past its end to the first one', async () => {
  const page = await visitor();
  await page.goto('/news/call-for-ideas');
  await main(page).getByRole('link', { name: 'お知らせ一覧へ' }).click();
  await page.waitForURL('**/news');
  const first = main(page).getByRole('listitem').first();
  await first.waitFor();
  await page.goto('/news?page=99');
  await main(page).getByText('このページにお知らせはありません').waitFor();
  await main(page).getByRole('link', { name: '最初のページへ' }).click();
  await first.waitFor();
  await page.goto('/news?page=1e99');
  await first.waitFor();
});

test('an address with a query shows what it says from the start', async () => {
  const page = await visitor();
  await page.goto('/ideas?sort=comment_count&limit=10');
  await page.getByRole('link', { name: 'コメントが多い順' }).and(page.locator('[aria-current]')).waitFor();
  await cards(page).nth(9).waitFor();
  const counts = (
    await main(page)
      .getByText(/^コメント [\d,]+件$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/\D/g, '')));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});
