import { eventually } from '@ideabox/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { shiftsOf, watchShifts } from './support/looks/shifts.ts';
import { walkScreens } from './support/screens/walk-screens.ts';

declare global {
  interface Window {
    letModelCome?: () => void;
  }
}

const { visitor } = useBrowser({ keepOpen: true });

const name = '保育園の申請';
const contents = '申請を簡単に。\n\n詳しくは https://www.example.go.jp/a と @00001 を。';
const notice = 'Machine translation by your browser. It may contain errors.';

/** A page of a browser that translates: every run of Japanese becomes the same English words. The tests' own has no models. */
async function translatingPage(
  options: BrowserContextOptions & { fails?: boolean; waits?: boolean } = {},
): Promise<Page> {
  const { fails = false, waits = false, ...context } = options;
  const page = await visitor(context);
  const browser = { isBroken: fails, isSlow: waits };
  await page.addInitScript(({ isBroken, isSlow }) => {
    const modelHasCome = new Promise<void>((done) => {
      window.letModelCome = done;
    });
    if (!isSlow) window.letModelCome?.();
    const translate = async (words: string) =>
      words.replace(/[\p{sc=Han}\p{sc=Hiragana}。]+/gu, 'In English');
    Object.assign(window, {
      Translator: {
        availability: async ({ sourceLanguage }: { sourceLanguage: string }) =>
          sourceLanguage === 'ja' ? 'downloadable' : 'unavailable',
        create: async () => {
          await modelHasCome;
          if (isBroken) throw new Error('no model');
          return { translate, destroy: () => {} };
        },
      },
    });
  }, browser);
  return page;
}

const letModelCome = (page: Page) => page.evaluate(() => window.letModelCome?.());

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, label: string) => main(page).getByRole('button', { name: label, exact: true });
const text = (page: Page) =>
  main(page).getByRole('link', { name: 'https://www.example.go.jp/a' }).locator('..');

let idea: number;
beforeAll(async () => {
  idea = await postIdea('supporter1', { name, contents });
});

test('a Japanese idea on an English page is shown translated by the browser, and as it was written again', async () => {
  const page = await translatingPage({ waits: true });
  await page.goto(`/en/idea/${idea}`);
  await button(page, 'Translate').press('Enter');
  await main(page).getByRole('status').getByText('Translating.').waitFor();
  await letModelCome(page);
  await main(page).getByRole('status').getByText(notice).waitFor();
  expect(await title(page).textContent()).toBe('In English');
  expect(await title(page).getAttribute('lang')).toBe('en');
  expect(await text(page).getAttribute('lang')).toBe('en');
  expect(await text(page).textContent()).toBe(
    'In English\n\nIn English https://www.example.go.jp/a In English @00001 In English',
  );
  expect(await text(page).getByRole('link', { name: '@00001' }).getAttribute('href')).toBe('/en/idea/1');
  const back = button(page, 'Show original');
  expect(await back.evaluate((it) => it === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await main(page).getByText('The original is shown.').waitFor();
  expect(await title(page).textContent()).toBe(name);
  expect(await title(page).getAttribute('lang')).toBe('ja');
  expect(await text(page).textContent()).toBe(contents);
  expect(await main(page).getByText(notice).count()).toBe(0);
  await button(page, 'Translate').press('Enter');
  await main(page).getByText(notice).waitFor();
});

test('a translator that fails is told of, beside the original', async () => {
  const page = await translatingPage({ fails: true });
  await page.goto(`/en/idea/${idea}`);
  await button(page, 'Translate').click();
  await main(page).getByRole('status').getByText('Your browser could not translate this idea.').waitFor();
  expect(await title(page).textContent()).toBe(name);
  expect(await text(page).textContent()).toBe(contents);
  await button(page, 'Translate').waitFor();
});

test('nothing is offered on a Japanese page, nor by a browser that does not translate', async () => {
  const page = await translatingPage();
  await page.goto(`/ja/idea/${idea}`);
  await waitUntilQuiet(page);
  expect(await button(page, '翻訳する').count()).toBe(0);
  const other = await visitor();
  await other.addInitScript(() => Reflect.deleteProperty(window, 'Translator'));
  await other.goto(`/en/idea/${idea}`);
  await waitUntilQuiet(other);
  expect(await title(other).textContent()).toBe(name);
  expect(await button(other, 'Translate').count()).toBe(0);
});

test('the offer comes into the place that is held for it', async () => {
  const page = await translatingPage({ viewport: phone });
  await watchShifts(page);
  await page.goto('/en/idea/1');
  await button(page, 'Translate').waitFor();
  expect((await shiftsOf(page)).sum).toBeLessThan(0.02);
});

walkScreens(
  [
    {
      name: 'a translated idea',
      address: () => `/en/idea/${idea}`,
      open: async (page) => {
        await button(page, 'Translate').click();
        await eventually(async () => expect(await title(page).textContent()).toBe('In English'));
      },
    },
  ],
  translatingPage,
);
