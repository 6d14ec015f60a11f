import { fitText, widthOf } from './fit-text.ts';

test('what fits stays, what does not is cut with an ellipsis', () => {
  expect(fitText('マイナンバー', 6)).toBe('マイナンバー');
  expect(fitText('マイナンバーカード', 6)).toBe('マイナンバ…');
  expect(fitText('short', 6)).toBe('short');
});

test('a width is that of square and of narrow characters', () => {
  expect(widthOf('公園▲')).toBe(3);
  expect(widthOf('Park')).toBeCloseTo(2.32);
});
