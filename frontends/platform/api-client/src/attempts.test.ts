import { createAttempts } from './attempts.ts';

test('the same words keep their key until they have arrived, other words have another', () => {
  const { keyOf, end } = createAttempts();
  const first = keyOf('意見');
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf('意見')).toBe(first);
  const other = keyOf('別の意見');
  expect(other).not.toBe(first);
  end();
  expect(keyOf('別の意見')).not.toBe(other);
});
