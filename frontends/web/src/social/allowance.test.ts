import { createAllowance } from './allowance.ts';

test('so many in a minute, and again after a while', () => {
  let time = 0;
  const take = createAllowance(3, () => time);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  time = 20_000;
  expect([take(), take()]).toEqual([true, false]);
  time = 10_000_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
