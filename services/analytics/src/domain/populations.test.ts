import { census, populations } from './populations.ts';

test('every prefecture once, in the order of their codes', () => {
  const codes = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(populations.map(([code]) => code)).toEqual(codes);
});

test('together they are all who were counted in Japan on that day', () => {
  expect(populations.reduce((sum, [, count]) => sum + count, 0)).toBe(126_146_099);
  expect(census.asOf).toBe('2020-10-01');
});
