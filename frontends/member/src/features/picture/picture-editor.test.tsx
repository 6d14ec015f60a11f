import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  edge,
  expectAccessible,
  failures,
  failureWords,
  memberSample,
  show,
} from '../../../../platform/testing/src/index.ts';
import { profileSample } from '../../testing/samples.ts';
import { PictureEditor } from './picture-editor.tsx';

const put = 'PUT /members/:id/icon';
const remove = 'DELETE /members/:id/icon';
const withPicture = { user_icon_src: '/files/icon.png', user_icon_active: 1 };
const portrait = new File(['pixels'], 'portrait.png', { type: 'image/png' });

/** A browser that unpacks and packs pictures, which jsdom does not. */
beforeEach(() => {
  Object.assign(window, { createImageBitmap: async () => ({ width: 300, height: 200, close: () => {} }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['square'], { type })));
});
afterEach(() => Reflect.deleteProperty(window, 'createImageBitmap'));

const open = (change: Parameters<typeof profileSample>[0] = {}) => {
  const page = show('member', <PictureEditor profile={profileSample(change)} />, { who: memberSample });
  const choose = (file: File) =>
    page.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  return { ...page, choose };
};
const press = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

const openPreview = async () => {
  const page = open();
  await page.choose(portrait);
  await screen.findByText(/^このように表示されます。/);
  return page;
};

test('who has no picture is told which will do, and offered to choose one', async () => {
  open();
  screen.getByText(/^PNG、JPEG、WebPの画像を使えます。/);
  press('画像を選ぶ');
  expect([screen.queryByRole('radio'), screen.queryByRole('button', { name: '画像を削除' })]).toEqual([
    null,
    null,
  ]);
  await expectAccessible();
});

test('a picture is looked at before it is sent, and given up without a trace', async () => {
  const { user } = await openPreview();
  await waitFor(() => expect(document.activeElement).toBe(press('この画像にする')));
  await expectAccessible();
  await user.click(press('キャンセル'));
  await waitFor(() => expect(document.activeElement).toBe(press('画像を選ぶ')));
  expect(edge.calls(put)).toEqual([]);
});

test('a picture is sent as a small square, and is said to be there', async () => {
  edge.answer({ [put]: { status: 204 } });
  const { user } = await openPreview();
  await user.click(press('この画像にする'));
  await screen.findByText('アイコンを変更しました');
  const [{ body } = { body: undefined }] = edge.calls(put);
  expect([(body as Blob).type, (body as Blob).size]).toEqual(['image/png', 'square'.length]);
  await waitFor(() => expect(document.activeElement).toBe(press('画像を選ぶ')));
});

const refusals: [Answer, string][] = [
  [{ status: 400, body: { message: 'x' } }, '画像として読み取れませんでした。'],
  [failures[413], '画像のファイルが大きすぎます。'],
  [{ status: 415, body: { message: 'x' } }, 'この種類のファイルは使えません。'],
  ...failureWords
    .map(([failure, words]): [Answer, string] => [failures[failure], words])
    .filter(([answer]) => answer !== failures[413]),
];

test.each(refusals)('what is not taken (%j) is said, and stays to be sent again', async (answer, words) => {
  edge.answer({ [put]: answer });
  const { user } = await openPreview();
  await user.click(press('この画像にする'));
  await waitFor(() => expect(said().join()).toContain(words));
  edge.answer({ [put]: { status: 204 } });
  await user.click(press('この画像にする'));
  await screen.findByText('アイコンを変更しました');
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(words))).toEqual(
    [],
  );
});

test('what is no picture, is broken or far too large is refused before anything is sent', async () => {
  const { choose } = open();
  const huge = new File(['x'], 'huge.png', { type: 'image/png' });
  Object.defineProperty(huge, 'size', { value: 31 * 1024 * 1024 });
  await choose(huge);
  await screen.findByText(/^画像のファイルが大きすぎます。30MB以下/);
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  await choose(portrait);
  await screen.findByText(/^画像として読み取れませんでした。/);
  await expectAccessible();
  expect(edge.calls(put)).toEqual([]);
});

test('the file is gone for good only after one was asked, whatever happens on the way', async () => {
  const { user } = open(withPicture);
  await user.click(press('画像を削除'));
  const dialog = within(await screen.findByRole('dialog', { name: '画像を削除しますか' }));
  dialog.getByText(/^画像のファイルは完全に削除され/);
  await expectAccessible();
  const confirm = dialog.getByRole('button', { name: '削除する' });
  for (const [failure, words] of failureWords) {
    if (failures[failure] === failures[404]) continue;
    edge.answer({ [remove]: failures[failure] });
    await user.click(confirm);
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(words));
  }
  // Another tab was quicker.
  edge.answer({ [remove]: failures[404] });
  await user.click(confirm);
  await screen.findByText('画像を削除しました');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one chooses between the own picture and the drawing; what is not taken is not shown as chosen', async () => {
  edge.answer({ 'PUT /members/:id': failures[503] });
  const { user } = open(withPicture);
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(choice('登録した画像').checked).toBe(true);
  await user.click(choice('標準のアイコン'));
  await screen.findByText(/^エラーが発生しました。/);
  expect(choice('登録した画像').checked).toBe(true);
  edge.answer({ 'PUT /members/:id': { body: { results: profileSample({ user_icon_active: 0 }) } } });
  await user.click(choice('標準のアイコン'));
  await screen.findByText('アイコンを変更しました');
  expect(edge.calls('PUT /members/:id').at(-1)?.body).toEqual({ user_icon_active: 0 });
  await expectAccessible();
});
