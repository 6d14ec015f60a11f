import { commentQuery, readCommentPlace } from './comment-order.ts';

const read = (query: string) => readCommentPlace(new URLSearchParams(query));

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999999', 'comments=drop'])(
  '%p is the first page of the newest',
  (query) => expect(read(query)).toEqual({ order: 'newest', page: 1 }),
);

test('what is written is read', () => {
  expect(read(commentQuery({ order: 'rating', page: 3 }))).toEqual({ order: 'rating', page: 3 });
  expect(read(commentQuery({ order: 'newest', page: 1 }))).toEqual({ order: 'newest', page: 1 });
});
