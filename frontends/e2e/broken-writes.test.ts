import { api } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { breakWrites, isWrite, mendApi } from './support/product/faults.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

test('an idea whose answer gets lost is not lost, and sent again it is one', async () => {
  const word = uniqueWord();
  const page = await member('member2');
  await page.goto('/category/online-procedures');
  await page.getByRole('button', { name: 'このテーマに投稿する' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: 'タイトル' });
  const submit = dialog.getByRole('button', { name: '投稿する' });
  await title.fill(`${word}の題名`);
  await dialog.getByRole('textbox', { name: '内容' }).fill(`${word}の本文`);
  await breakWrites(page, 'HTML instead of JSON', { taken: true });
  const sent = page.waitForRequest(isWrite);
  await submit.click();
  await sent;
  await dialog.getByText('通信できませんでした。').waitFor();
  expect(await title.inputValue()).toBe(`${word}の題名`);
  await mendApi(page);
  await submit.click();
  await page.waitForURL(/\/idea\/\d+$/);
  const { body } = await api.get('/ideas').query({ keyword: word });
  expect(body.results).toHaveLength(1);
});
