import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { phone, useBrowser } from './support/browser/use-browser.ts';

const { visitor } = useBrowser();

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const contentsOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

/** The figures of a table or of a file, whatever signs stand between their digits. */
const figuresOf = (texts: string[]) => texts.map((text) => Number(text.replace(/\D/g, '')));

test('a card is taken away: its figures as CSV, its drawing as SVG and PNG', async () => {
  const page = await visitor();
  await page.goto('/analyze/access?table=devices');
  const devices = card(page, '閲覧に使われた端末');
  await devices.getByRole('cell').first().waitFor();
  const shown = await devices.getByRole('cell').allTextContents();
  await devices.getByText('数え方とデータ').click();
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      devices.getByRole('button', { name }).click(),
    ]);
    return { name: file.suggestedFilename(), contents: await contentsOf(file) };
  };
  const csv = await save('CSVで保存');
  const [columns, ...rows] = csv.contents.toString().trim().split('\r\n');
  expect([csv.name, columns]).toEqual(['閲覧に使われた端末.csv', 'key,label,count']);
  expect(rows.length).toBeGreaterThan(0);
  const counts = shown.filter((text) => !text.includes('%'));
  expect(figuresOf(rows.map((row) => row.split(',')[2] ?? ''))).toEqual(figuresOf(counts));
  const svg = await save('図（SVG）で保存');
  expect([svg.name, svg.contents.toString().startsWith('<svg')]).toEqual(['閲覧に使われた端末.svg', true]);
  const png = await save('画像（PNG）で保存');
  expect([png.name, png.contents.subarray(1, 4).toString()]).toEqual(['閲覧に使われた端末.png', 'PNG']);
});

test('the link to a card leads to it, with its table open', async () => {
  const page = await visitor();
  await page.goto('/analyze/user?period=month');
  const areas = card(page, 'お住まいの都道府県');
  await areas.getByRole('button', { name: '数値を表で見る' }).click();
  await areas.getByText('数え方とデータ').click();
  const link = await areas.getByRole('link', { name: 'このグラフへのリンク' }).getAttribute('href');
  expect(link).toBe('/analyze/user?period=month&table=areas#areas');
  const other = await visitor({ viewport: phone });
  await other.goto(link ?? '');
  const there = card(other, 'お住まいの都道府県');
  await there.getByRole('row', { name: /^東京都/ }).waitFor();
  await other.waitForFunction(() => {
    const top = document.getElementById('areas')?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < window.innerHeight / 2;
  });
});

test('how evenly ideas are spread is a curve of what the API tells', async () => {
  const page = await visitor();
  await page.goto('/analyze/overview?period=whole');
  const spread = card(page, 'アイデアの投稿者の偏り');
  await spread.getByRole('group', { name: /のグラフ/ }).waitFor();
  await spread.getByText(/最も活発な10?%の会員/).waitFor();
});

test('on a phone every analysis is reached by keyboard through the drawer, which keeps what is looked at', async () => {
  const page = await visitor({ viewport: phone });
  await page.goto('/analyze?period=week');
  for (const [name, path] of [
    ['アクセス分析', '/analyze/access'],
    ['投稿分析', '/analyze/overview'],
    ['属性分析', '/analyze/user'],
  ] as const) {
    await page.getByRole('button', { name: 'メニューを開く' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'ダッシュボードのメニュー' });
    await drawer.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${path}?period=week`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await drawer.waitFor({ state: 'detached' });
  }
});
