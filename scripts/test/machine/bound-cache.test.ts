import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundCache } from './bound-cache.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ideabox-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (path: string, bytes: number, minutesAgo: { read: number; written: number }) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), Buffer.alloc(bytes));
  const secondsAt = (minutes: number) => Date.now() / 1000 - minutes * 60;
  utimesSync(join(folder, path), secondsAt(minutesAgo.read), secondsAt(minutesAgo.written));
};

const kept = (...paths: string[]) => paths.filter((path) => existsSync(join(folder, path)));

test('what was not used for longest goes first, and no more than has to', () => {
  keep('jest/aa/old', 400, { read: 90, written: 90 });
  keep('jest/bb/read-lately', 400, { read: 1, written: 100 });
  keep('jest/cc/new', 400, { read: 5, written: 5 });
  expect(boundCache(folder, 1000)).toBe(800);
  expect(kept('jest/aa/old', 'jest/bb/read-lately', 'jest/cc/new')).toEqual([
    'jest/bb/read-lately',
    'jest/cc/new',
  ]);
});

test('a cache below its bound is left as it is', () => {
  keep('jest/aa/old', 400, { read: 90, written: 90 });
  expect(boundCache(folder, 400)).toBe(400);
  expect(kept('jest/aa/old')).toEqual(['jest/aa/old']);
});
