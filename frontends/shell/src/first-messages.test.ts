import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFirstMessage } from './first-messages.ts';

const here = import.meta.dirname;
const known = Object.keys(JSON.parse(readFileSync(join(here, '../messages/ja.json'), 'utf8')));
const files = globSync('**/*.{ts,tsx}', { cwd: here, exclude: ['inquiry/**', '**/*.test.*'] });
const sources = files.map((file) => readFileSync(join(here, file), 'utf8')).join('\n');

test('what comes with the dialog of inquiries is said by nothing else', () => {
  const later = known.filter((id) => !isFirstMessage(id));
  expect(later).toEqual(expect.arrayContaining(['inquiry.sent', 'failure.no_answer']));
  expect(later.filter((id) => sources.includes(`'${id}'`))).toEqual([]);
});

test('what leads to the dialog is there before it', () => {
  expect(sources).toContain("'inquiry.title'");
  expect(['inquiry.title', 'refusals.invalid'].map(isFirstMessage)).toEqual([true, false]);
});
