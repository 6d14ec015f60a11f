import type { Topic } from './get-topics.ts';
import { merge, part } from './merge-topics.ts';

const named = { name: '', terms: [], x: 0, y: 0, quotes: [] };
const figures = { comment_count: 0, growth: 0, positive: 0, neutral: 0, negative: 0 };
const topic = (change: Partial<Topic> & { id: number; idea_count: number }): Topic => ({
  ...named,
  ...figures,
  ...change,
});

const [large, middle, small] = [
  topic({ id: 1, idea_count: 20 }),
  topic({ id: 2, idea_count: 15, comment_count: 4, growth: -3, positive: 7, neutral: 2, negative: 1 }),
  topic({ id: 3, idea_count: 8, comment_count: 1, growth: 5, positive: 2, neutral: 0, negative: 6 }),
];

test('what a topic counts, the one that it was merged into counts too, and comes where that puts it', () => {
  const merged = merge([large, middle, small], small, 2);
  expect(merged.map(({ id }) => id)).toEqual([2, 1]);
  expect(merged[0]).toEqual({
    ...middle,
    ...{ idea_count: 23, comment_count: 5, growth: 2, positive: 9, neutral: 2, negative: 7 },
  });
});

test('parted again, both are as they were', () => {
  const all = [large, middle, small];
  expect(part(merge(all, small, 1), small, 1)).toEqual(all);
});
