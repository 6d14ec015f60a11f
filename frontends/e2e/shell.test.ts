import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api, as, origin, postIdea } from '../../gateway/e2e/product.ts';
import { fillLogin, logOut, ownPage } from './support/accounts/log-in.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilShown } from './support/browser/wait-until-quiet.ts';
import { withFeatures } from './support/product/with-features.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const trouble = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

describe('inquiry', () => {
  const openInquiry = async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
    const dialog = page.getByRole('dialog', { name: 'お問い合わせ' });
    await dialog.waitFor();
    return {
      dialog,
      text: dialog.getByRole('textbox', { name: 'お問い合わせの内容' }),
      send: dialog.getByRole('button', { name: '送信する' }),
    };
  };

  test('is checked, kept over closing and a failure, and sent once', async () => {
    const page = await visitor();
    await page.goto('/page/privacy');
    const first = await openInquiry(page);
    await first.send.click();
    await first.dialog.getByText('必須項目です').waitFor();
    await first.text.fill('あ'.repeat(1001));
    await first.dialog.getByText('1001 / 1000文字').waitFor();
    await first.send.click();
    await first.dialog.getByText('1000文字以内で入力してください').waitFor();
    const words = `${uniqueWord()}について教えてください。`;
    await first.text.fill(words);
    await page.mouse.click(5, 5);
    await first.dialog.getByRole('button', { name: '閉じる' }).click();
    await first.dialog.waitFor({ state: 'detached' });

    const { dialog, text, send } = await openInquiry(page);
    expect(await text.inputValue()).toBe(words);
    expect(await text.getAttribute('aria-invalid')).toBeNull();
    await page.route('**/api/v1/report?**', (route) => route.abort());
    await send.click();
    await dialog.getByText(/^通信できませんでした。/).waitFor();
    expect(await text.inputValue()).toBe(words);
    await page.unroute('**/api/v1/report?**');
    await send.click();
    await page.getByText('お問い合わせを送信しました。ありがとうございました。').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await (await openInquiry(page)).text.inputValue()).toBe('');
    const reports = await api.get('/reports?limit=20').set(await as('operator1'));
    const sent = reports.body.results.filter((report: { contents: string }) => report.contents === words);
    expect(sent).toHaveLength(1);
  });
});

describe('what concerns every screen', () => {
  test('no network is said, and so is that it came back', async () => {
    const page = await visitor();
    await page.goto('/page/faq');
    await waitUntilShown(page);
    await page.context().setOffline(true);
    await trouble(page, 'インターネットに接続されていません').waitFor();
    await page.context().setOffline(false);
    await trouble(page, 'インターネットに接続されていません').waitFor({ state: 'detached' });
  });

  test('too many requests: when one can go on, and then the list comes by itself', async () => {
    const page = await visitor();
    let asked = 0;
    await page.route('**/api/v1/news?**', (route) => {
      asked += 1;
      return asked > 1
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { 'Retry-After': '2' },
            json: { message: 'server_many_request' },
          });
    });
    await page.goto('/page/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click();
    await trouble(page, 'アクセスが集中しています。2秒ほどお待ちください。').waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await trouble(page, 'アクセスが集中しています').waitFor({ state: 'detached' });
  });

  test('a long wait is said', async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto('/page/faq');
    const said = Promise.withResolvers<void>();
    await page.route('**/api/v1/news?**', async (route) => {
      await said.promise;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest('**/api/v1/news?**');
    await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click();
    await asked;
    await page.clock.fastForward(7000);
    await trouble(page, '通信に時間がかかっています').waitFor();
    said.resolve();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await trouble(page, '通信に時間がかかっています').waitFor({ state: 'detached' });
  });

  test('a release meanwhile: the piece that is gone brings the new page, at the address one was going to', async () => {
    const page = await visitor();
    await page.goto('/page/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'ダッシュボード' });
    await link.waitFor();
    let isGone = true;
    await page.route('**/remotes/dashboard/**', (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
    );
    page.once('framenavigated', () => {
      isGone = false;
    });
    const reloaded = page.waitForEvent('load');
    await link.click();
    await reloaded;
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/analyze');
  });
});

describe('two tabs and another clock', () => {
  test('another person in another tab: this tab follows and says so', async () => {
    const page = await member('member2');
    await page.goto('/page/faq');
    await ownPage(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/page/howto');
    // What is said stands there for some seconds only, and the other tab takes as long.
    const said = (words: RegExp) => page.getByText(words).first().waitFor();
    await Promise.all([said(/^別のタブでログアウトしました。/), logOut(other)]);
    await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).waitFor();
    await other.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
    await Promise.all([said(/^別のタブでログインしました。/), fillLogin(other, 'semioperator1')]);
    const name = await ownPage(other).textContent();
    await eventually(async () => expect(await ownPage(page).textContent()).toBe(name));
  });

  test.each([-1, 1])('a clock %d hours off still logs in, reads and writes', async (hours) => {
    const page = await visitor();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto('/page/faq');
    await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
    await fillLogin(page, 'member2');
    await ownPage(page).waitFor();
    await page.goto(`/idea/${await postIdea('supporter1')}`);
    const favorite = (pressed: boolean) => page.getByRole('button', { name: /^お気に入り/, pressed });
    await favorite(false).click();
    await favorite(true).click();
    await favorite(false).waitFor();
  });
});

describe('layout', () => {
  test('header, footer and the phone’s menu lead everywhere they should', async () => {
    const page = await visitor();
    await page.goto('/page/about');
    const header = page.getByRole('banner');
    await header.getByText('くらしの気づきを、社会を動かす力に').waitFor();
    for (const name of ['使い方', 'このサイトについて']) await header.getByRole('link', { name }).waitFor();
    const footer = page.getByRole('contentinfo');
    for (const name of ['利用規約', 'プライバシーポリシー', 'サイトマップ', 'よくある質問', 'RSS']) {
      await footer.getByRole('link', { name }).first().waitFor();
    }
    const outward = footer.getByRole('link', { name: /外部のサイト/ }).first();
    expect(await outward.getAttribute('href')).toMatch(/^https:\/\//);
    await footer.getByRole('link', { name: 'ウェブアクセシビリティ' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'ウェブアクセシビリティ' }).waitFor();
    await page.getByText('JIS X 8341-3:2016').first().waitFor();

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'メニュー', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await menu.getByText('アイデアを募集中のテーマ').click();
    await menu.getByRole('link', { name: 'くらしの手続きのお困りごと' }).click();
    await menu.waitFor({ state: 'detached' });
    await page.waitForURL('/category/daily-troubles');
    await page.getByRole('heading', { level: 1, name: 'くらしの手続きのお困りごと' }).waitFor();
  });

  test('the header goes from the site over the one thing to do to who one is', async () => {
    const page = await visitor();
    await page.goto('/page/faq');
    await page.getByRole('banner').getByRole('button', { name: '会員登録' }).waitFor();
    const names = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(names.slice(1, 7)).toEqual([
      'アイデアを投稿',
      'アイデア一覧',
      '使い方',
      'このサイトについて',
      'ログイン',
      '会員登録',
    ]);
    const edges = async (role: 'banner' | 'main') =>
      page.getByRole(role).evaluate((it) => {
        const words = it.querySelector(it.tagName === 'MAIN' ? 'h1' : 'a');
        return words?.getBoundingClientRect().left;
      });
    expect(await edges('main')).toBe(await edges('banner'));
  });

  test('where logging in is switched off, home asks nobody for an idea', async () => {
    const page = await visitor();
    await withFeatures(page, { feature_login_enabled: '0' });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'みんなのアイデアを見る' }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: /アイデアを投稿/ }).count()).toBe(0);
  });

  test('another page begins at the top', async () => {
    const page = await visitor();
    await page.goto('/page/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
    await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  });

  test('old and half addresses lead somewhere, unknown languages to the same page', async () => {
    const page = await visitor();
    await page.goto('/category/1');
    await page.getByRole('heading', { level: 1, name: 'くらしの手続きのお困りごと' }).waitFor();
    await page.goto('/page');
    await page.getByRole('heading', { level: 1, name: 'サイトマップ' }).waitFor();
    await page.goto('/idea');
    await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
    await page.goto('/xx/page/faq?a=1');
    expect(page.url()).toBe(`${origin}/ja/page/faq?a=1`);
  });
});
