import type { Page } from 'playwright-core';
import { useBrowser, viewports } from './support/browser/use-browser.ts';
import { axe, layoutRules } from './support/looks/axe.ts';
import { cutTexts } from './support/looks/cut-texts.ts';
import { edgeless } from './support/looks/edgeless.ts';
import { overflowOf } from './support/looks/overflow-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { operatorDialogs } from './support/screens/opened-screens.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

let page: Page;
beforeAll(async () => {
  page = await visitor({ viewport: viewports.phone });
});

const dialog = () => page.getByRole('dialog');
const send = () =>
  dialog().getByRole('button', {
    name: /^(投稿|回答を公開|削除|ブロック)する$/,
  });

async function fill() {
  for (const field of await dialog().locator('textarea, input[type=text]').all())
    if ((await field.inputValue()) === '') await field.fill('長い言葉'.repeat(10));
}

const textOf = (size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

const look = async () => [
  ...(await axe(page, layoutRules)),
  ...(await overflowOf(page)),
  ...(await cutTexts(page)),
];

async function lookInOwnColours(): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await edgeless(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** On a desktop. */
async function lookAtTwiceTheText(): Promise<string[]> {
  await textOf('200%');
  await page.setViewportSize(viewports.desktop);
  const found = [...(await overflowOf(page)), ...(await cutTexts(page))];
  await page.setViewportSize(viewports.phone);
  await textOf('');
  return found;
}

/** What the server of these samples does when it is written to for the first, second and third time. */
const states = {
  refused: () =>
    page
      .getByText(/使用できない文字が含まれています|入力内容に誤りがあります/)
      .first()
      .waitFor(),
  failed: () =>
    page
      .getByText(/一時的に受け付けられません|エラーが発生/)
      .first()
      .waitFor(),
  waiting: () => dialog().locator('button[aria-busy=true]').waitFor(),
};

test.each(operatorDialogs)('$name, refused, failed and under way', async ({ address, open }) => {
  await page.goto(siteOf({ who: 'operator', state: 'refusing' }) + address());
  await open?.(page, 'phone');
  await fill();
  const found: Record<string, string[]> = {};
  for (const [state, isReached] of Object.entries(states)) {
    await send().click();
    await isReached();
    found[state] = await look();
  }
  found.colours = await lookInOwnColours();
  found.text = await lookAtTwiceTheText();
  expect(found).toEqual({ refused: [], failed: [], waiting: [], colours: [], text: [] });
});
