import { formatDate } from './format-date.ts';

test('Japanese dates in characters, others with slashes', () => {
  const noon = new Date(2020, 9, 9, 12).toISOString();
  expect(formatDate(noon, 'ja')).toBe('2020年10月09日');
  expect(formatDate(noon, 'en')).toBe('2020/10/09');
  expect(formatDate('never', 'ja')).toBe('');
});
