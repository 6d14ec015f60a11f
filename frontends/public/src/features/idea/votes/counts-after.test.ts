import { countsAfter } from './counts-after.ts';

const counts = { vote_count: 6, positive_count: 3, neutral_count: 2, negative_count: 1, point: 2 };

test('cast, changed and cancelled, the sum is always the number of votes', () => {
  const cast = countsAfter(counts, undefined, 'positive');
  expect(cast).toEqual({ vote_count: 7, positive_count: 4, neutral_count: 2, negative_count: 1, point: 3 });
  const changed = countsAfter(cast, 'positive', 'negative');
  expect(changed).toEqual({
    vote_count: 7,
    positive_count: 3,
    neutral_count: 2,
    negative_count: 2,
    point: 1,
  });
  expect(countsAfter(changed, 'negative', undefined)).toEqual(counts);
  expect(countsAfter(counts, 'neutral', 'neutral')).toEqual(counts);
});
