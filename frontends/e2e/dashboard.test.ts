import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/browser/use-browser.ts';

const { visitor } = useBrowser();

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const numberOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

const openDashboard = async () => {
  const page = await visitor();
  await page.goto('/analyze');
  await page.getByRole('heading', { level: 1, name: '全体の状況' }).waitFor();
  return page;
};

test.each(['アイデアとコメントの推移', '投票数の推移', 'テーマ別のアイデア'])(
  '%s is drawn, and is a table with the figures of the drawing',
  async (name) => {
    const page = await openDashboard();
    const drawing = chart(page, name).getByRole('group', { name: new RegExp(`^${name}のグラフ`) });
    await drawing.waitFor();
    await chart(page, name).getByRole('button', { name: '数値を表で見る' }).click();
    const table = chart(page, name).getByRole('table', { name });
    await table.waitFor();
    // Other tests add themes meanwhile, which appear while one looks.
    await eventually(async () => {
      const labels = await drawing
        .getByRole('img')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
      const figures = await table
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .evaluateAll((rows) => rows.map((row) => row.querySelector('td')?.textContent));
      expect(labels.length).toBeGreaterThan(0);
      expect(labels).toEqual(figures.map((figure) => expect.stringContaining(`${figure}`)));
    });
  },
);

test('the table says what the API says', async () => {
  const page = await openDashboard();
  const region = chart(page, 'テーマ別のアイデア');
  await region.getByRole('button', { name: '数値を表で見る' }).click();
  await eventually(async () => {
    const { body } = await api.get('/categories');
    const row = region.getByRole('row', { name: /^誰も取り残さないデジタル化/ });
    const digital = body.results.find(
      ({ search_key }: { search_key: string }) => search_key === 'digital-inclusion',
    );
    expect(numberOf(await row.getByRole('cell').first().textContent())).toBe(digital.idea_count);
  });
});

test('the marks of a chart are read one by one with the arrow keys', async () => {
  const page = await openDashboard();
  const marks = chart(page, '投票数の推移').getByRole('img');
  await marks.first().waitFor();
  await marks.last().focus();
  const last = await marks.last().getAttribute('aria-label');
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBeTruthy();
    expect(focused).not.toBe(last);
  });
});

test('period and category are the address', async () => {
  const page = await openDashboard();
  await page
    .getByRole('combobox', { name: 'テーマで絞り込む' })
    .selectOption({ label: 'くらしの手続きのお困りごと' });
  await page.waitForURL(/category=\d+/);
  await page.getByText('月ごと').click();
  await page.waitForURL(/month/);
  await chart(page, '投票数の推移').getByRole('columnheader', { name: '月' }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.goBack();
  await chart(page, '投票数の推移')
    .getByRole('columnheader', { name: '日付' })
    .waitFor({ state: 'attached' });
  await page.waitForURL('/analyze');
});

test('days are those of Japan for a reader whose clock says another', async () => {
  const asked: URL[] = [];
  const page = await visitor({ timezoneId: 'Pacific/Pago_Pago' });
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.startsWith('/api/v1/analytics/')) asked.push(address);
  });
  // What the document brings along nobody asks for.
  await page.goto('/analyze/overview');
  await chart(page, '投票数の推移')
    .getByRole('group', { name: /のグラフ/ })
    .waitFor();
  const series = asked.filter(({ pathname }) => pathname.endsWith('/votes'));
  const inJapan = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(series.map(({ searchParams }) => searchParams.get('period_end'))).toContain(inJapan);
  expect(asked.filter(({ searchParams }) => searchParams.has('timezone'))).toEqual([]);
});
