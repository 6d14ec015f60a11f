import { shortName } from './short-name.ts';

test('five characters and an ellipsis, counted as people count', () => {
  expect(shortName('さくら通り')).toBe('さくら通り');
  expect(shortName('さくら通りの人')).toBe('さくら通り…');
  expect(shortName('𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷…');
});
