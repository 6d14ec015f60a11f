import { capacityPage } from './page.ts';

const page = capacityPage({
  capacity: { visitors: 30.25, answers: 400, second: 60, lagSeconds: 7, isBroken: true },
  processorMs: { gateway: 12, postgres: 6, nats: 1, 'mail-catcher': 9 },
  machine: { cores: 2, processor: 'a processor', memoryGiB: 8, node: 'v26', system: 'x', loadBefore: 0.1 },
  ...{ startedAt: '2026-11-23T07:00:00.000Z', k6: '1.8.1' },
});

test('it says what was measured, and what follows for an evening', () => {
  expect(page).toContain('**30.3 visitors a second**, 400 answers a second');
  expect(page).toContain('| gateway | 12.00 ms | 83 |');
  // 1,042 visitors a second × 12 ms, of cores that are filled to 60 %.
  expect(page).toContain('| gateway | 21 | 21 pods |');
  expect(page).toContain('Together 21 cores of pods, 11 of Postgres, 2 of NATS, 0 of Redis.');
});

test('what only stands in for others here is not reckoned with', () => {
  expect(page).not.toContain('mail-catcher');
});

test('every figure is one', () => {
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});
