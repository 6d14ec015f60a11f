import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { accountIds, api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { block } from './support/accounts/block.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
/** Of what was found; what only comes near is a level below. */
const titles = (page: Page) =>
  main(page).getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const conditions = (page: Page) => main(page).getByRole('list', { name: '検索の条件' }).getByRole('listitem');
const results = (page: Page) => main(page).getByRole('heading', { level: 1, name: /検索結果$/ });

/** The day in Japan so many days from now. */
const day = (shift: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(Date.now() + shift * 86_400_000);

test('a search in detail: tags suggested, its address shared, conditions dropped, Back', async () => {
  const page = await visitor();
  await page.goto('/');
  const keyword = header(page).getByRole('combobox', { name: 'キーワード' });
  await keyword.pressSequentially('行政手');
  await page.getByRole('option', { name: '行政手続き' }).waitFor();
  await keyword.press('ArrowDown');
  await keyword.press('Enter');
  await eventually(async () => expect(await keyword.inputValue()).toBe('行政手続き'));
  await keyword.press('Backspace');
  await page.getByRole('option', { name: '行政手続き' }).waitFor();
  await keyword.press('Enter');
  await results(page).waitFor();
  expect(query(page)).toEqual({ keyword: '行政手続', search_target: 'all' });
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.goBack();
  await keyword.fill('行政手続き');

  await header(page).getByRole('button', { name: '詳しい条件' }).click();
  await header(page).getByRole('radio', { name: 'タグのみ' }).check();
  await header(page).getByRole('radio', { name: '1週間', exact: true }).check();
  await header(page).getByRole('radio', { name: '指定しない' }).check();
  await header(page).getByRole('button', { name: 'この条件で検索' }).click();
  await results(page).waitFor();
  const week = { start_date: day(-6), end_date: day(0) };
  expect(query(page)).toEqual({ keyword: '行政手続き', search_target: 'tag', ...week });

  const shared = await visitor();
  await shared.goto(page.url());
  await eventually(async () => expect(await conditions(shared).count()).toBe(4));
  await header(shared).getByRole('button', { name: '詳しい条件' }).click();
  const chosen = (name: string) =>
    header(shared).getByRole('radio', { name, exact: true, checked: true }).waitFor();
  await chosen('1週間');
  await chosen('タグのみ');
  await header(shared).getByRole('button', { name: '条件を元に戻す' }).click();
  await chosen('指定しない');
  await chosen('すべて');

  for (const word of [/以降」を外す$/, /まで」を外す$/]) {
    await main(page).getByRole('link', { name: word }).click();
    await main(page).getByRole('link', { name: word }).waitFor({ state: 'detached' });
  }
  await main(page).getByRole('article').first().getByText('#行政手続き').waitFor();
  await page.goBack();
  await main(page)
    .getByRole('link', { name: /まで」を外す$/ })
    .waitFor();
  expect(query(page)).toEqual({ keyword: '行政手続き', search_target: 'tag', end_date: day(0) });
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually(async () => expect(await keyword.inputValue()).toBe(''));
});

test('on a phone the search is a dialog; ideas are found by who posted them, and nothing found says how to go on', async () => {
  const page = await visitor({ viewport: phone });
  await page.goto('/ideas');
  const bar = page.getByRole('navigation', { name: '主なメニュー' });
  await bar.getByRole('button', { name: 'さがす' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '詳しい条件' }).click();
  const author = dialog.getByRole('combobox', { name: '投稿した人' });
  await author.pressSequentially('みかん');
  await dialog.getByText('候補から会員を選んでください').waitFor();
  await dialog.getByRole('button', { name: '条件を元に戻す' }).click();
  await eventually(async () => expect(await author.inputValue()).toBe(''));
  await author.pressSequentially('みかん');
  await page.getByRole('option', { name: 'みかん坂' }).click();
  await eventually(async () => expect(await author.inputValue()).toBe('みかん坂'));
  await dialog.getByRole('button', { name: 'この条件で検索' }).click();
  await results(page)
    .or(page.getByRole('heading', { level: 1, name: '検索結果' }))
    .first()
    .waitFor();
  expect(query(page)).toMatchObject({ search_target: 'all' });
  await conditions(page).filter({ hasText: '投稿した人：みかん坂' }).waitFor();
  await main(page).getByRole('article').first().waitFor();
  const articles = main(page).getByRole('article');
  await articles.filter({ hasNotText: 'みかん坂' }).first().waitFor({ state: 'detached' });

  await page.goto(`/search?keyword=鵺鵼&step=review&member_id=${query(page).member_id}`);
  await main(page).getByRole('link', { name: '「鵺鵼」だけで検索する' }).click();
  await eventually(async () => expect(query(page)).toEqual({ keyword: '鵺鵼', search_target: 'all' }));
  await main(page).getByRole('link', { name: 'すべてのアイデアを見る' }).click();
  await page.waitForURL('**/ideas');
});

test('on a phone one press leads to the field; words are found however they are written, marked, and searched for again', async () => {
  const word = uniqueWord();
  await postIdea('member1', { name: `${word}のアレルギー`, contents: '学校の書類が難しすぎます。' });
  const page = await visitor({ viewport: phone });
  await page.goto('/');
  const open = () =>
    page.getByRole('navigation', { name: '主なメニュー' }).getByRole('button', { name: 'さがす' }).click();
  await open();
  // One can type at once.
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'キーワード' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type(`${word}あれるぎー学校難しい`);
  await page.keyboard.press('Enter');
  await results(page).waitFor();
  const marks = card(page, `${word}のアレルギー`).locator('mark');
  await eventually(async () =>
    expect(await marks.allTextContents()).toEqual([word, 'アレルギー', '学校', '難し']),
  );

  await open();
  await page.getByRole('dialog').getByRole('combobox', { name: 'キーワード' }).fill('');
  await page.getByRole('option', { name: `${word}あれるぎー学校難しい` }).waitFor();
  await page.getByRole('option', { name: '検索の履歴を消す' }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
});

test('another random order at each press, which its pages and Back keep; the form of the list is remembered', async () => {
  const page = await visitor();
  // Only the demonstration has this word: what other tests post meanwhile moves nothing from page to page.
  await page.goto('/search?keyword=手続&limit=10');
  await main(page).getByRole('article').nth(9).waitFor();
  const shuffle = async () => {
    const before = query(page).seed;
    await main(page).getByRole('link', { name: 'ランダム' }).click();
    await eventually(async () => expect(query(page).seed ?? before).not.toBe(before));
    await main(page).locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    return query(page).seed;
  };
  const [first, second] = [await shuffle(), await shuffle()];
  expect(first).not.toBe(second);
  await eventually(async () => expect(await titles(page)).toHaveLength(10));
  await page.reload();
  await main(page).getByRole('article').nth(9).waitFor();
  const shown = await titles(page);
  await main(page).getByRole('link', { name: '2ページ目' }).click();
  await eventually(async () => {
    const next = await titles(page);
    expect(next).not.toEqual([]);
    expect(next.some((title) => shown.includes(title))).toBe(false);
  });
  expect(query(page).seed).toBe(second);
  await page.goBack();
  await eventually(async () => expect(await titles(page)).toEqual(shown));

  await main(page).getByRole('button', { name: 'リスト' }).click();
  await main(page).getByRole('combobox', { name: '投稿の時期' }).selectOption('week');
  await page.waitForURL(/period=week/);
  await page.goto('/ideas');
  await main(page).getByRole('article').first().waitFor();
  await main(page).getByRole('button', { name: 'リスト', pressed: true }).waitFor();
});

test('a category says its stage and term, and narrows its ideas to a situation; a closed one thanks', async () => {
  const word = uniqueWord();
  const admin = await as('admin1');
  const { body: steppers } = await api.get('/steppers');
  const made = await api
    .post('/categories')
    .set(admin)
    .send({
      name: word,
      search_key: `e2e-${Date.now().toString(36)}`,
      status: 'on_air',
      serial_number: 900,
      contents: '**太い文字**の説明',
      stepper: steppers.results[1].id,
      situations: [{ name: '通学' }, { name: '通勤' }],
      from: '2020-10-09T01:00:00Z',
      until: '2099-12-31T15:00:00Z',
    });
  expect(made.status).toBe(201);
  const { id: category, search_key, situation_type } = made.body.results;
  const [school, work] = situation_type.situations;
  await postIdea('member2', { name: `${word}学校`, category, situation_id: school.id });
  await postIdea('member2', { name: `${word}職場`, category, situation_id: work.id });

  const page = await visitor();
  await page.goto(`/category/${search_key}`);
  await main(page).getByText('2020年10月09日 10:00から2099年12月31日 24:00まで').waitFor();
  const step = main(page).getByRole('list', { name: 'このテーマの段階' }).locator('[aria-current=step]');
  expect(await step.textContent()).toContain(steppers.results[1].name);
  expect(await main(page).locator('strong').first().textContent()).toBe('太い文字');
  await card(page, `${word}学校`).waitFor();
  await main(page).getByRole('link', { name: '通勤' }).click();
  await card(page, `${word}学校`).waitFor({ state: 'detached' });
  await card(page, `${word}職場`).waitFor();
  expect(query(page)).toEqual({ situation_id: `${work.id}` });

  await api.put(`/categories/${category}`).set(admin).send({ status: 'completed', until: null });
  await page.goto(`/category/${category}`);
  await main(page)
    .getByText('アイデアの募集は終了しました。たくさんのご意見をありがとうございました。')
    .waitFor();
  expect(await main(page).getByRole('button', { name: 'このテーマに投稿する' }).count()).toBe(0);
});

test('a member sees what is unread and how they voted, and nothing of whom they block', async () => {
  const word = uniqueWord();
  const reader = await as('member2');
  const id = await postIdea('member1', { name: `${word}一` });
  // Nobody else's: what other tests look at meanwhile as the same reader must not be hidden from them.
  const blocked = await newMember();
  const idea = { name: `${word}二`, contents: '試験の本文です。', category: 1 };
  const hidden = await api.post('/ideas').set(blocked.headers).send(idea);
  expect(hidden.status).toBe(201);
  await api.put(`/ideas/${id}/vote`).set(reader).send({ type: 'neutral' });
  await block({ id: accountIds.member2, headers: reader }, blocked.id, `/ideas/${hidden.body.results.id}`);
  try {
    const page = await member('member2');
    await page.goto(`/search?keyword=${word}`);
    await card(page, `${word}一`).getByText('未読').waitFor();
    await card(page, `${word}一`).getByText('中立に投票済み').waitFor();
    await main(page).getByText('ブロックしている会員のアイデア1件は表示していません。').waitFor();
    await eventually(async () => expect(await titles(page)).toEqual([`${word}一`]));

    const read = page.waitForResponse((answer) => answer.url().includes(`/ideas/${id}/read`) && answer.ok());
    await main(page)
      .getByRole('link', { name: `${word}一` })
      .click();
    await read;
    await page.goBack();
    await card(page, `${word}一`).getByText('中立に投票済み').waitFor();
    await card(page, `${word}一`).getByText('未読').waitFor({ state: 'detached' });
  } finally {
    await api.delete(`/members/${accountIds.member2}/block_users/${blocked.id}`).set(reader);
  }
});
