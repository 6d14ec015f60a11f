import { middleSquare, preparePicture } from './prepare-picture.ts';

test.each([
  [300, 200, [50, 0, 200]],
  [200, 301, [0, 50, 200]],
  [7, 7, [0, 0, 7]],
])('of %d by %d the middle is kept', (width, height, expected) => {
  expect(middleSquare(width, height)).toEqual(expected);
});

test('what is no picture is refused before it is opened', async () => {
  const file = new File(['%PDF'], 'face.pdf', { type: 'application/pdf' });
  await expect(preparePicture(file)).rejects.toMatchObject({ problem: 'type' });
});
