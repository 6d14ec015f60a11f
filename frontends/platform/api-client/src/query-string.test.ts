import { queryString } from './query-string.ts';

test('what is undefined is left out, lists are joined', () => {
  expect(queryString({ a: 1, b: undefined, c: ['x', 'y'], d: '避難' })).toBe(
    '?a=1&c=x%2Cy&d=%E9%81%BF%E9%9B%A3',
  );
  expect(queryString({ a: undefined })).toBe('');
});
