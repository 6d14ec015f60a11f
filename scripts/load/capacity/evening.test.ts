import { evening, needsOf, peakVisitors } from './evening.ts';

const planned = { visitors: 3_600_000, hours: 1, peak: 2, busy: 0.5 };

test('the busiest second is so many times the average one', () => {
  expect(peakVisitors(planned)).toBe(2_000);
  expect(Math.round(peakVisitors(evening))).toBe(1_042);
});

test('cores follow from the processor time for a visitor, and are never filled', () => {
  expect(needsOf({ gateway: 10, ideas: 2.1 }, planned)).toEqual([
    { part: 'gateway', ms: 10, perCore: 100, cores: 40 },
    { part: 'ideas', ms: 2.1, perCore: 1_000 / 2.1, cores: 9 },
  ]);
});
