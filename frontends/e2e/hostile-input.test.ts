import type { Locator, Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { watchProblems } from './support/problems.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '[押して](javascript:alert(1))',
];
const title = '<img src=x onerror=alert(1)><script>alert(1)</script>';

/** Not the related ideas, which may have been written by the same hand. */
const commentsOn = (page: Page) => page.getByRole('region', { name: /^コメント（/ }).getByRole('article');

/** Keeps what pops up; without a listener Playwright would close it unseen. */
const watchDialogs = (page: Page) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

test('script, markup and javascript: in title, contents and comment are text to their reader', async () => {
  const word = uniqueWord();
  const id = await postIdea('supporter1', { name: `${word}${title}`, contents: hostile.join('\n') });
  const writer = await member('member2');
  await writer.goto(`/idea/${id}`);
  await writer.getByRole('textbox', { name: 'コメントを書く' }).fill(`意見\n${hostile.join('\n')}`);
  await writer.getByRole('button', { name: 'コメントを投稿する' }).click();
  await commentsOn(writer).filter({ hasText: '意見' }).waitFor();

  const page = await visitor();
  const dialogs = watchDialogs(page);
  const { violations } = await watchProblems(page);
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: `${word}${title}` }).waitFor();
  const comment = commentsOn(page).filter({ hasText: '意見' });
  for (const typed of hostile) {
    await page.getByRole('article').first().getByText(typed).first().waitFor();
    await comment.getByText(typed).first().waitFor();
  }
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !/^(\/|https?:)/.test(href ?? ''))).toEqual([]);

  await page.goto(`/search?keyword=${word}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${word}${title}` })
    .waitFor();
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
});

test('script and markup in the address are text', async () => {
  const page = await visitor();
  const dialogs = watchDialogs(page);
  await page.goto(`/search?keyword=${encodeURIComponent(title)}&tag=${encodeURIComponent(title)}&sort=<b>`);
  await page.getByRole('heading', { level: 1, name: `「${title}」の検索結果` }).waitFor();
  expect(dialogs).toEqual([]);
});

/** As from the clipboard: all at once, and nothing cut off by the one who types. */
const paste = async (field: Locator, text: string) => {
  await field.focus();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
};
const flood = '長い文章を貼り付けます。'.repeat(834).slice(0, 10_000);

test('10,000 pasted characters are counted, refused in words beside the field, and stay', async () => {
  const page = await member('member2');
  const typedInto = async (field: Locator, send: Locator, limit: number, around: Locator | Page = page) => {
    await paste(field, flood);
    await around
      .getByText(`${10_000 - limit}文字超えています`)
      .first()
      .waitFor();
    await send.click();
    await around
      .getByRole('alert')
      .filter({ hasText: `${limit}文字以内で入力してください` })
      .waitFor();
    expect(await field.inputValue()).toBe(flood);
    await field.fill('');
  };
  await page.goto(`/idea/${await postIdea('supporter1')}`);
  const comments = page.getByRole('region', { name: /^コメント（/ });
  await typedInto(
    comments.getByRole('textbox', { name: 'コメントを書く' }),
    comments.getByRole('button', { name: 'コメントを投稿する' }),
    500,
    comments,
  );
  await page.getByRole('button', { name: 'タグを追加・編集' }).click();
  const tags = page.getByRole('region', { name: 'タグ' });
  await typedInto(
    tags.getByLabel('追加するタグ'),
    tags.getByRole('button', { name: 'タグを追加', exact: true }),
    25,
    tags,
  );
  await page.getByRole('button', { name: '問題を報告' }).click();
  const dialog = page.getByRole('dialog');
  await typedInto(
    dialog.getByRole('textbox'),
    dialog.getByRole('button', { name: '送信する' }),
    1000,
    dialog,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  for (const [name, limit] of [
    ['タイトル', 100],
    ['内容', 1000],
  ] as const) {
    const submit = dialog.getByRole('button', { name: '投稿する' });
    await typedInto(dialog.getByRole('textbox', { name }), submit, limit, dialog);
  }
  await page.goto('/members/profile');
  const save = page.getByRole('button', { name: '保存する', exact: true });
  await typedInto(page.getByLabel('自己紹介'), save, 150, page.getByRole('main'));
});

test('10,000 characters to search for are cut to what can be searched for', async () => {
  const page = await visitor();
  await page.goto('/page/faq');
  const keyword = page.getByRole('banner').getByRole('combobox', { name: 'キーワード' });
  await paste(keyword, flood);
  await keyword.press('Enter');
  await page.waitForURL('**/search?**');
  await page.getByRole('main').getByText('条件に合うアイデアは見つかりませんでした').waitFor();
  expect([...(new URL(page.url()).searchParams.get('keyword') ?? '')]).toHaveLength(100);
  await page.goto(`/search?keyword=${'a'.repeat(10_000)}`);
  await page.getByRole('main').getByText('条件に合うアイデアは見つかりませんでした').waitFor();
  await page.goto(`/ideas?category=${'a'.repeat(10_000)}&sort=x&page=-1&limit=1e9`);
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
});

test('what is written from right to left reads from right to left, while one writes and once it is posted', async () => {
  const arabic = 'مرحبا بالعالم';
  const id = await postIdea('supporter1', {
    name: `${arabic} ${uniqueWord()}`,
    contents: `${arabic}\n日本語の段落`,
  });
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  await page.locator('h1:dir(rtl)').filter({ hasText: arabic }).waitFor();
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  await field.fill(`${arabic} ${uniqueWord()}`);
  expect(await field.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  const comment = commentsOn(page).filter({ hasText: arabic });
  await comment.locator('div:dir(rtl)').filter({ hasText: arabic }).first().waitFor();
});

test('characters that are not taken are named, in a comment, a profile and an inquiry alike', async () => {
  const page = await member('member2');
  const named = (place: Page | Locator) =>
    place.getByRole('alert').filter({ hasText: '使用できない文字が含まれています：🎉' }).waitFor();
  await page.goto(`/idea/${await postIdea('supporter1')}`);
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  await field.fill('お祝いです🎉');
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await named(page);
  expect(await field.inputValue()).toBe('お祝いです🎉');
  await page.goto('/members/profile');
  await page.getByLabel('自己紹介').fill('お祝いです🎉');
  await page.getByRole('button', { name: '保存する', exact: true }).click();
  await named(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('お祝いです🎉');
  await page.getByRole('dialog').getByRole('button', { name: '送信する' }).click();
  await named(page.getByRole('dialog'));
});
