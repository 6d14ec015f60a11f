import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable } from './is-readable.ts';

const longest = 80_000;
const filled = (piece: string) => piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest);

const texts = join(import.meta.dirname, '../../../../../services/content/seed');
const written = readdirSync(texts, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);

test('every text of the site is', () => {
  expect(written.length).toBeGreaterThan(10);
  const unreadable = written.filter((file) => !isReadable(readFileSync(join(texts, file), 'utf8')));
  expect(unreadable).toEqual([]);
});

test('so are the longest that editors might write: prose, lists, tables and rules between', () => {
  const rows = '| [案](/idea/1) | **採用** | 2026 |\n'.repeat(150);
  const section = `見出し\n------\n\n${'ここに本文があります。'.repeat(40)}\n\n- [項目](/x)\n- *強調*\n\n${'- '.repeat(3)}深い\n\n***\n\n`;
  for (const text of [filled('長い本文です。\n\n'), filled(section), `${rows}\n\n${rows}`])
    expect(isReadable(text)).toBe(true);
});

test.each([
  '[',
  '](',
  '[a](',
  '![',
  '*a_',
  '**a',
  '`a',
  '~~a',
  '<',
  '>',
  '> ',
  '1. ',
  '- ',
  'a\n=\n',
  'a\n\n===\n',
  '|-\n',
])('a text of nothing but %j is not, which is seen at once', (piece) => {
  const began = process.cpuUsage();
  expect(isReadable(filled(piece))).toBe(false);
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
});
