import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { stateAfterLogin } from './support/accounts/state-after-login.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilShown } from './support/browser/wait-until-quiet.ts';
import { startOwnFront } from './support/product/own-front.ts';

const { visitor } = useBrowser();

const seconds = { timeout: 60_000 };

const form = 'public/src/features/post-idea/post-idea-form.tsx';
const messages = 'public/messages/ja.json';

let front: Awaited<ReturnType<typeof startOwnFront>>;
beforeAll(async () => {
  front = await startOwnFront(['public']);
  await front.compiled();
});
afterEach(() => front.restore());
afterAll(() => front?.stop());

/** Logged in at the product, whose token is as good behind the front. */
async function openForm() {
  const known = await stateAfterLogin('member2');
  const origins = known.origins.map((kept) => ({ ...kept, origin: front.origin }));
  const page = await visitor({ baseURL: front.origin, storageState: { ...known, origins } });
  page.setDefaultTimeout(seconds.timeout);
  const problems = await watchProblems(page);
  await page.goto('/page/howto');
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  const title = dialog.getByRole('textbox', { name: 'タイトル' });
  await title.fill('書きかけの題名');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const expectKept = async () => {
    expect(await title.inputValue()).toBe('書きかけの題名');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  };
  return { page, dialog, title, problems, expectKept };
}

const overlay = (page: Page) => page.locator('iframe').contentFrame().locator('body');

test('a component is replaced in the open form, and the form keeps what was typed', async () => {
  const { dialog, problems, expectKept } = await openForm();
  await front.edit(form, "{text('post.submit')}", "{text('post.submit')}<b>コンポーネント</b>");
  await dialog.getByText('コンポーネント').waitFor();
  await expectKept();
  expect(problems.violations).toEqual([]);
});

test('a style is replaced likewise', async () => {
  const { page, dialog, expectKept } = await openForm();
  await front.edit(form, "display: 'grid', gap: space(6)", "display: 'grid', rotate: '7deg', gap: space(6)");
  const shown = await dialog.locator('form').elementHandle();
  await page.waitForFunction((element) => element && getComputedStyle(element).rotate === '7deg', shown);
  await expectKept();
});

test('messages are replaced likewise, and a new one can be said at once', async () => {
  const { dialog, expectKept } = await openForm();
  await front.edit(messages, '"post.submit": "', '"post.hot": "新しい文言", "post.submit": "改めて');
  await dialog.getByRole('button', { name: /^改めて/ }).waitFor();
  await front.edit(form, "{text('post.submit')}", "{text('post.submit')}{text('post.hot' as 'post.submit')}");
  await dialog.getByText('新しい文言').waitFor();
  await expectKept();
});

test('a shared component is replaced where a remote shows it', async () => {
  const { dialog, expectKept } = await openForm();
  await front.edit('platform/ui/src/button.tsx', '{children}', '<b>共有の部品</b>{children}');
  await dialog.getByText('共有の部品').first().waitFor();
  await expectKept();
});

test('a syntax error is told with its place; the last good version stays, also for who comes now; mending it mends', async () => {
  const { page, dialog, expectKept } = await openForm();
  await front.edit(form, '<form\n', '<form <\n');
  await overlay(page).getByText('Expression expected').first().waitFor();
  await eventually(() => {
    expect(front.said()).toMatch(new RegExp(`^frontends/${form}:\\d+:\\d+ Expression expected$`, 'm'));
  });
  await expectKept();
  const newcomer = await page.context().newPage();
  await newcomer.goto('/ideas');
  await newcomer.getByRole('heading', { level: 1 }).waitFor();
  await newcomer.close();
  await front.edit(form, '<form <\n', '<form\n');
  await page.locator('iframe').waitFor({ state: 'detached' });
  await front.edit(form, "{text('post.submit')}", '直った');
  await dialog.getByText('直った').waitFor();
  await expectKept();
});

test('what is not watched comes as the site has built it, and works with the shell of here', async () => {
  const page = await visitor({ baseURL: front.origin });
  const problems = await watchProblems(page);
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/analyze');
  await waitUntilShown(page);
  expect(scripts).toContain('/assets/shell.js');
  expect(scripts).toContainEqual(
    expect.stringMatching(/^\/remotes\/dashboard\/remote-entry\.[0-9a-f]{12}\.js$/),
  );
  expect(problems.violations).toEqual([]);
});
