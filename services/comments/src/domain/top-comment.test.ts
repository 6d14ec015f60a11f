import { isNoted, topOf } from './top-comment.ts';

const comment = (id: number, given: { rating?: number; reply_count?: number } = {}) => ({
  id,
  rating: 0,
  reply_count: 0,
  serial_number: id,
  ...given,
});

describe('the top comment', () => {
  test('there is none without comments', () => expect(topOf([])).toBeUndefined());

  test('is the newest where nothing was rated or answered', () => {
    expect(topOf([comment(1), comment(3), comment(2)])?.id).toBe(3);
  });

  test('is the most answered where nothing was rated', () => {
    expect(topOf([comment(1, { reply_count: 1 }), comment(2, { reply_count: 2 }), comment(3)])?.id).toBe(2);
  });

  test('is the best rated, however many answers others have', () => {
    const comments = [comment(1, { rating: 4.5 }), comment(2, { reply_count: 9 }), comment(3, { rating: 4 })];
    expect(topOf(comments)?.id).toBe(1);
  });

  test('of those rated alike, is the more answered one', () => {
    expect(topOf([comment(1, { rating: 5, reply_count: 1 }), comment(2, { rating: 5 })])?.id).toBe(1);
  });
});

test.each([
  [5, 2, false],
  [4, 3, true],
  [3.99, 200, false],
  [4.5, 3, true],
  [0, 0, false],
])('rated %p on average by %p members it is noted: %p', (rating, rating_count, expected) => {
  expect(isNoted({ rating, rating_count })).toBe(expected);
});
