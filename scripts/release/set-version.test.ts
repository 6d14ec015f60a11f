import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { setVersion } from './set-version.ts';

const repository = join(import.meta.dirname, '../..');
const files = ['charts/ideas/Chart.yaml', 'services/ideas/package.json'];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of files) cpSync(join(repository, file), join(copy, file));
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => parse(readFileSync(join(copy, file), 'utf8'));

test('a release sets the versions of its own folders, and nothing else of them', () => {
  const before = files.map(read);
  expect(setVersion(copy, 'ideas', '1.4.0')).toEqual(files);
  const [chart, manifest] = files.map(read);
  expect(chart).toEqual({ ...before[0], version: '1.4.0', appVersion: '1.4.0' });
  expect(manifest).toEqual({ ...before[1], version: '1.4.0' });
  expect(setVersion(copy, 'ideas', '1.10.0')).toEqual(files);
});

test.each([
  ['idea', '1.4.0', 'There is no deployable "idea": they are gateway, '],
  ['postgres', '1.4.0', 'There is no deployable "postgres"'],
  ['../ideas', '1.4.0', 'There is no deployable'],
  ['ideas', '1.4', '"1.4" is no version, such as 1.4.0.'],
  ['ideas', 'v1.4.0', 'is no version'],
  ['ideas', '1.04.0', 'is no version'],
  ['ideas', '1.4.0\nname: x', 'is no version'],
  ['ideas', '0.0.0', 'ideas is at 0.0.0 already: 0.0.0 is no later version.'],
])('%s %s is refused', (name, version, words) => {
  const before = files.map(read);
  expect(() => setVersion(copy, name, version)).toThrow(words);
  expect(files.map(read)).toEqual(before);
});

test('a lower version is refused, as numbers go and not as words', () => {
  setVersion(copy, 'ideas', '1.10.0');
  expect(() => setVersion(copy, 'ideas', '1.9.0')).toThrow('ideas is at 1.10.0 already');
});
