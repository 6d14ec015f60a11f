import { readCommentListQuery } from './comment-list-query.ts';

const read = (query: string) => readCommentListQuery(new URLSearchParams(query));

test('an address that means nothing is the default list', () => {
  const expected = { keyword: undefined, sort: 'newest', limit: 50, page: 1 };
  expect(read('')).toEqual(expected);
  expect(read('keyword=%20%00&sort=drop&limit=10&page=-2')).toEqual(expected);
  expect(read('page=99999999999999999999&limit=1e2e')).toEqual(expected);
});

test('what an address asks for', () => {
  expect(read('keyword=%E7%AA%93%E5%8F%A3&sort=rating&limit=100&page=3')).toEqual({
    keyword: '窓口',
    sort: 'rating',
    limit: 100,
    page: 3,
  });
  expect(read(`keyword=${'長'.repeat(300)}`).keyword).toHaveLength(200);
});
