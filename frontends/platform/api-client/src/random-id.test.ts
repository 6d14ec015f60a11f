import { randomId } from './random-id.ts';

test('a version 4 UUID, another one each time', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
