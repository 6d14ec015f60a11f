import { summary } from './summary.ts';

test('plain words on one line, at most 80 characters and an ellipsis', () => {
  expect(summary('## 見出し\n\n**本文** <b>です</b>')).toBe('見出し 本文 です');
  expect(summary('あ'.repeat(80))).toBe('あ'.repeat(80));
  expect(summary('𠮷'.repeat(81))).toBe(`${'𠮷'.repeat(80)}…`);
});

test('a text of nothing but opening brackets is read at once', () => {
  const began = process.cpuUsage();
  summary('<'.repeat(80_000));
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
});
