import { show } from '../../../platform/testing/src/index.ts';
import { AverageRating } from './average-rating.tsx';

test.each([
  [{ rating: 0, rating_count: 0 }, ''],
  [{ rating: 4.5, rating_count: 2 }, '平均4.5（2件の評価）'],
])('of %j it is said: %p', (comment, words) => {
  show('public', <AverageRating comment={comment} />);
  expect(document.querySelector('main')?.textContent).toBe(words);
});
