import { createPictures } from './pictures.ts';

const card = (title: string) => ({ title, label: '', status: '', votes: [], site: '' });

test('each is drawn once; no more wait than may, and no more are kept', async () => {
  const drawn: string[] = [];
  const finish: (() => void)[] = [];
  const draw = ({ title }: { title: string }) =>
    new Promise<Uint8Array>((resolve) => {
      drawn.push(title);
      finish.push(() => resolve(new Uint8Array(1)));
    });
  const picture = createPictures(draw, { allowed: () => true, queue: 2, kept: 2 });
  const first = picture(card('a'));
  expect(picture(card('a'))).toBe(first);
  const second = picture(card('b'));
  expect(picture(card('c'))).toBeNull();
  for (const each of finish) each();
  await Promise.all([first, second]);
  await new Promise(setImmediate);
  expect(picture(card('c'))).not.toBeNull();
  expect(picture(card('a'))).not.toBe(first);
  expect(drawn).toEqual(['a', 'b', 'c', 'a']);
});

test('what failed is tried again, and nothing is drawn without leave', async () => {
  let leave = true;
  const picture = createPictures(async () => null, { allowed: () => leave, queue: 2, kept: 2 });
  await expect(picture(card('a'))).resolves.toBeNull();
  leave = false;
  expect(picture(card('a'))).toBeNull();
});
