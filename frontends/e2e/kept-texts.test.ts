import { eventually } from '@ideabox/testing';
import { api, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { member } = useBrowser();

test('a comment and a reply that are not sent are kept over a reload, and never pass to another person', async () => {
  const idea = await postIdea('supporter1');
  await api
    .post('/comments')
    .set((await newMember()).headers)
    .send({ idea_id: idea, contents: `${uniqueWord()}に賛成します。` });
  const [page, other] = [await member('member2'), await member('semioperator1')];
  await page.goto(`/idea/${idea}`);
  const comment = page.getByRole('textbox', { name: 'コメントを書く' });
  const reply = page.getByRole('textbox', { name: 'No.001への返信を書く' });
  await page.getByRole('button', { name: 'No.001に返信する' }).click();
  await reply.fill('書きかけの返信');
  await comment.fill('書きかけのコメント');
  await page.reload();
  expect(await comment.inputValue()).toBe('書きかけのコメント');
  expect(await reply.inputValue()).toBe('書きかけの返信');

  await other.goto('/page/faq');
  const login = await other.evaluate(() => Object.entries(localStorage).filter(([key]) => /^oidc/.test(key)));
  const tab = await page.context().newPage();
  await tab.goto('/page/faq');
  await tab.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, login);
  await page
    .getByText(/^別のタブで別のアカウントに切り替わった/)
    .first()
    .waitFor();
  await eventually(async () => expect(await comment.inputValue()).toBe(''));
  expect(await reply.count()).toBe(0);
});
