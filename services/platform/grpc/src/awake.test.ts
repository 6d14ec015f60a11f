import { awake } from './awake.ts';

/** The machine gives this process nothing for so long. */
const starve = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('time in which this process does not run is not waited for', async () => {
  let isOver = false;
  void awake(500).then(() => {
    isOver = true;
  });
  for (let turn = 0; turn < 6; turn += 1) {
    starve(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isOver).toBe(false);
  while (!isOver) await new Promise((resolve) => setImmediate(resolve));
});

test('it ends at once when it is called off', async () => {
  const off = new AbortController();
  off.abort();
  await awake(1_000_000, off.signal);
});
