import { readPage, withPage } from './list-query.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e99', 1],
])('"%s" is page %i', (address, page) => {
  expect(readPage(new URLSearchParams(address))).toBe(page);
});

test('another page keeps the tab, and the first has no number', () => {
  const params = new URLSearchParams('tab=votes&page=2');
  expect(withPage(params, 3)).toBe('?tab=votes&page=3');
  expect(withPage(params, 1)).toBe('?tab=votes');
});
