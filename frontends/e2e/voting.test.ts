import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { type Account, accountIds, api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { fillRegistration } from './support/accounts/log-in.ts';
import { useBrowser } from './support/browser/use-browser.ts';

const { visitor, member } = useBrowser();

const panel = (page: Page) => page.getByRole('region', { name: 'このアイデアへの投票' });

const voteButton = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: new RegExp(`^${name}(?!の)`) });

/** What the three buttons and the points say. */
const votes = async (page: Page) => {
  const kinds = await Promise.all(
    ['賛成', '中立', '反対'].map(async (name) => {
      const button = voteButton(page, name);
      const count = Number(/(\d+)票/.exec((await button.textContent()) ?? '')?.[1] ?? 0);
      return (await button.getAttribute('aria-pressed')) === 'true' ? `[${count}]` : `${count}`;
    }),
  );
  const points = await panel(page)
    .getByText(/^(-?\d+ポイント|まだ投票はありません)$/)
    .textContent();
  return `${kinds.join(' ')} = ${points}`;
};

const settles = (page: Page, expected: string) =>
  eventually(async () => expect(await votes(page)).toBe(expected));

test('a vote is cast, changed through all three kinds, and taken back', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  await voteButton(page, '賛成').click();
  await settles(page, '[1] 0 0 = 1ポイント');
  await voteButton(page, '中立').click();
  await settles(page, '0 [1] 0 = 0ポイント');
  await voteButton(page, '反対').click();
  await settles(page, '0 0 [1] = -1ポイント');
  await page.getByText('賛成0−反対1＝-1').waitFor();
  await page.reload();
  await settles(page, '0 0 [1] = -1ポイント');
  await voteButton(page, '反対').click();
  await settles(page, '0 0 0 = まだ投票はありません');
  await page.reload();
  await settles(page, '0 0 0 = まだ投票はありません');
});

test('a vote that a visitor presses is cast once they have registered, where they were', async () => {
  const id = await postIdea('supporter1');
  const page = await visitor();
  await page.goto(`/idea/${id}`);
  await voteButton(page, '賛成').click();
  await page.getByRole('dialog').getByRole('button', { name: 'はじめての方（会員登録・1分）' }).click();
  await fillRegistration(page, 'はじめての人');
  await settles(page, '[1] 0 0 = 1ポイント');
  expect(new URL(page.url()).pathname).toBe(`/idea/${id}`);
  await page.reload();
  await settles(page, '[1] 0 0 = 1ポイント');
});

test('two votes add up, and the bar says so in words', async () => {
  const id = await postIdea('supporter1');
  for (const [account, kind] of [
    ['member2', '賛成'],
    ['semioperator1', '反対'],
  ] as const) {
    const page = await member(account);
    await page.goto(`/idea/${id}`);
    const answered = page.waitForResponse((answer) => answer.url().includes(`/ideas/${id}/vote`));
    await voteButton(page, kind).click();
    expect((await answered).status()).toBe(200);
  }
  const page = await visitor();
  await page.goto(`/idea/${id}`);
  await settles(page, '1 0 1 = 0ポイント');
  await page.getByRole('img', { name: '賛成1票、中立0票、反対1票' }).waitFor();
});

test('a visitor who votes is told to log in', async () => {
  const id = await postIdea('supporter1');
  const page = await visitor();
  await page.goto(`/idea/${id}`);
  await voteButton(page, '賛成').click();
  await page.getByText('投票するには、ログインが必要です。').nth(1).waitFor();
  expect(await votes(page)).toBe('0 0 0 = まだ投票はありません');
});

test('a closed category takes no votes', async () => {
  const page = await member('member2');
  await page.goto('/category/paper-and-seal');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByText('募集を終了したテーマのため、投票は締め切りました。').waitFor();
  expect(await voteButton(page, '賛成').getAttribute('aria-disabled')).toBe('true');
});

const named = (page: Page) => page.getByRole('checkbox', { name: '最初に投票した人として名前を載せる' });

/** Nine votes by others, two of them against: as many as an idea needs beside one to name its first voters. */
const voteByOthers = async (idea: number) => {
  const accounts = Object.keys(accountIds) as Account[];
  const others = [
    ...(await Promise.all(accounts.map((account) => as(account)))),
    ...(await Promise.all([newMember(), newMember(), newMember()])).map(({ headers }) => headers),
  ];
  for (const [index, headers] of others.entries()) {
    const type = index < 2 ? 'negative' : 'positive';
    const answer = await api.put(`/ideas/${idea}/vote`).set(headers).send({ type });
    expect(answer.status).toBe(200);
  }
};

test('who agrees is named as the first to vote once there are enough votes, and no longer once they do not', async () => {
  const id = await postIdea('supporter1');
  const first = await newMember();
  const page = await member(first.name);
  await page.goto(`/idea/${id}`);
  await named(page).waitFor();
  expect(await named(page).isChecked()).toBe(false);
  await named(page).check();
  await voteButton(page, '賛成').click();
  await settles(page, '[1] 0 0 = 1ポイント');
  await page.reload();
  await settles(page, '[1] 0 0 = 1ポイント');
  expect(await named(page).isChecked()).toBe(true);

  await voteByOthers(id);
  const reader = await visitor();
  await eventually(async () => {
    await reader.goto(`/idea/${id}`);
    await settles(reader, '8 0 2 = 6ポイント');
    expect(await panel(reader).getByRole('link', { name: first.name }).count()).toBe(1);
  });
  expect(await panel(reader).getByText('2番目に投票した人').count()).toBe(0);
  expect(await named(reader).count()).toBe(0);

  const taken = page.waitForResponse((answer) => answer.url().includes(`/ideas/${id}/vote`));
  await named(page).uncheck();
  expect((await taken).status()).toBe(200);
  await eventually(async () => {
    await reader.reload();
    await settles(reader, '8 0 2 = 6ポイント');
    expect(await panel(reader).getByRole('link', { name: first.name }).count()).toBe(0);
  });
});
