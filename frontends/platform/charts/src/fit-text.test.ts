import { fitText } from './fit-text.ts';

test('what fits stays, what does not is cut with an ellipsis', () => {
  expect(fitText('マイナンバー', 6)).toBe('マイナンバー');
  expect(fitText('マイナンバーカード', 6)).toBe('マイナンバ…');
  expect(fitText('short', 6)).toBe('short');
});
