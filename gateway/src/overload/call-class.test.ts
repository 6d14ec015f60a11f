import { callClasses, patienceShare } from './call-class.ts';

test('who is given up last may wait longest', () => {
  const shares = callClasses.map((name) => patienceShare[name]);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(new Set(shares).size).toBe(callClasses.length);
});
