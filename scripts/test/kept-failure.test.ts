import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { failureFolder, keepLogs, markLogs, saidWith } from './kept-failure.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'ideabox-kept-'));
let logs: string;
let kept: string;
beforeEach(() => {
  [logs, kept] = [newFolder(), newFolder()];
});
afterEach(() => {
  for (const folder of [logs, kept]) rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(logs, name), text);
const read = (name: string) => readFileSync(join(kept, name), 'utf8');

test('the lines of the test are kept, of every service that said any, also of one that began meanwhile', () => {
  write('ideas.log', 'before\n');
  write('quiet.log', 'before\n');
  const marks = markLogs(logs);
  appendFileSync(join(logs, 'ideas.log'), 'during\n');
  write('web.log', 'hello\n');
  keepLogs(logs, marks, kept);
  expect(readdirSync(kept).sort()).toEqual(['ideas.log', 'web.log']);
  expect([read('ideas.log'), read('web.log')]).toEqual(['during\n', 'hello\n']);
});

test('a log that began anew is kept from its beginning', () => {
  write('ideas.log', 'a long life before\n');
  const marks = markLogs(logs);
  write('ideas.log', 'again\n');
  keepLogs(logs, marks, kept);
  expect(read('ideas.log')).toBe('again\n');
});

test('of a service that says very much the end is kept', () => {
  const marks = markLogs(logs);
  write('ideas.log', `${'x'.repeat(300 * 1024)}the end`);
  keepLogs(logs, marks, kept);
  expect(read('ideas.log')).toHaveLength(256 * 1024);
  expect(read('ideas.log')).toMatch(/the end$/);
});

test('a folder has the name of its test, whatever is in that, and each of two its own', () => {
  const name = `../../etc: 長い「題名」\0 ${'語'.repeat(200)}`;
  const [first = '', second = ''] = [failureFolder(kept, name), failureFolder(kept, name)];
  expect(readdirSync(kept).sort()).toEqual([basename(first), basename(second)].sort());
  expect(basename(first)).toMatch(/^-etc-長い-題名-語+$/);
  expect(Buffer.byteLength(basename(second))).toBeLessThan(255);
});

test('a run in which everything fails leaves no more than a person reads', () => {
  const folders = Array.from({ length: 30 }, (_, index) => failureFolder(kept, `test ${index}`));
  expect(folders.filter((folder) => folder !== undefined)).toHaveLength(20);
  expect(readdirSync(kept)).toHaveLength(20);
});

test('the line stands between the message and the places in the code', () => {
  expect(saidWith('Error: no\n    at a.ts:1', 'See here')).toBe('Error: no\n\nSee here\n    at a.ts:1');
  expect(saidWith('Error: no', 'See here')).toBe('Error: no\n\nSee here');
});
