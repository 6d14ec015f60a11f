import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { incomingPrefix } from './kept-files.ts';
import { sweep } from './sweep.ts';

const root = mkdtempSync(join(tmpdir(), 'ideabox-sweep-'));
const folder = join(root, 'remotes/hello');
const days = 86_400_000;

beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lay(name: string, ageMs: number, bytes = 100): void {
  writeFileSync(join(folder, name), 'a'.repeat(bytes));
  const then = new Date(Date.now() - ageMs);
  utimesSync(join(folder, name), then, then);
}

test('what was part of no release for seven days goes, and what was left half written', async () => {
  lay('new.js', 0);
  lay('old.js', 6.9 * days);
  lay('gone.js', 7.1 * days);
  lay(`${incomingPrefix}1`, 0);
  lay(`${incomingPrefix}2`, 0.1 * days);
  await sweep(root, 10_000);
  expect(readdirSync(folder).sort()).toEqual([`${incomingPrefix}1`, 'new.js', 'old.js']);
});

test('beyond its bound the oldest go', async () => {
  lay('first.js', 3 * days);
  lay('second.js', 2 * days);
  lay('third.js', 1 * days);
  await sweep(root, 250);
  expect(readdirSync(folder).sort()).toEqual(['second.js', 'third.js']);
});

test('a folder that is not there yet has nothing to take away', async () => {
  rmSync(root, { recursive: true });
  await expect(sweep(root, 1)).resolves.toBeUndefined();
});
