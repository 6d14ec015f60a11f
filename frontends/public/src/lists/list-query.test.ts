import { readListQuery, withParam } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

test('an address that means nothing is the default list', () => {
  const expected = { sort: 'date_entered', limit: 20, page: 1, category: undefined };
  expect(read('')).toMatchObject(expected);
  expect(read('sort=drop&limit=-1&page=abc&category=')).toMatchObject(expected);
  expect(read('limit=999&page=1.5')).toMatchObject(expected);
});

test('a random order keeps its seed from page to page', () => {
  expect(read('sort=random&page=1').seed).toBe(read('sort=random&page=2').seed);
  expect(read('sort=point').seed).toBeUndefined();
});

test('a change of anything but the page goes back to the first page', () => {
  const params = new URLSearchParams('sort=point&page=4');
  expect(withParam(params, 'limit', 50).toString()).toBe('sort=point&limit=50');
  expect(withParam(params, 'page', 5).toString()).toBe('sort=point&page=5');
  expect(withParam(params, 'sort', '').toString()).toBe('');
});
