import { readListQuery, withParam, withSort } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

test('an address that means nothing is the default list', () => {
  const expected = { sort: 'date_entered', limit: 20, page: 1, category: undefined, period: undefined };
  expect(read('')).toMatchObject(expected);
  expect(read('sort=drop&limit=-1&page=abc&category=&period=year&situation_id=x')).toMatchObject(expected);
  expect(read('limit=999&page=1.5')).toMatchObject(expected);
  expect(read('category=%00%EF%BF%BF')).toMatchObject(expected);
  expect(read('page=99999999999999999999')).toMatchObject(expected);
});

test('an address says what it filters by', () => {
  expect(read('answer=maybe').answer).toBeUndefined();
  expect(read('answer=none&sort=answer_date')).toMatchObject({ answer: 'none', sort: 'answer_date' });
  expect(read('period=week&situation_id=3&category=a&page=2')).toMatchObject({
    period: 'week',
    situation_id: 3,
    category: 'a',
    page: 2,
  });
});

test('a random order keeps its seed from page to page, and other orders have none', () => {
  const params = withSort(new URLSearchParams('page=3&limit=10'), 'random', 42);
  expect(params.toString()).toBe('limit=10&sort=random&seed=42');
  expect(read(withParam(params, 'page', 2).toString())).toMatchObject({ sort: 'random', seed: 42, page: 2 });
  expect(withSort(params, 'point', 7).toString()).toBe('limit=10&sort=point');
  expect(read('sort=random').seed).toBe(0);
  expect(read('sort=random&seed=-1').seed).toBe(0);
  expect(read('sort=point&seed=5').seed).toBeUndefined();
});

test('a change of anything but the page goes back to the first page', () => {
  const params = new URLSearchParams('sort=point&page=4');
  expect(withParam(params, 'limit', 50).toString()).toBe('sort=point&limit=50');
  expect(withParam(params, 'page', 5).toString()).toBe('sort=point&page=5');
  expect(withParam(params, 'sort', '').toString()).toBe('');
});
