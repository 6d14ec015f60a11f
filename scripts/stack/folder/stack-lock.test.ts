import { isStackLocked, lockStack } from './stack-lock.ts';

test('a folder belongs to one process at a time', async () => {
  const folder = `/nowhere/${process.pid}`;
  expect(await isStackLocked(folder)).toBe(false);
  const release = await lockStack(folder);
  expect(await lockStack(folder)).toBeUndefined();
  expect(await isStackLocked(folder)).toBe(true);
  release?.();
  expect(await isStackLocked(folder)).toBe(false);
});
