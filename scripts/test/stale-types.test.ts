import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areTypesStale } from './stale-types.ts';

const proto = 'protos/ideabox/ideas/v1/ideas.proto';
const types = ['Idea', 'IdeaChanged'].map((name) => `protos/generated/ideabox/ideas/v1/${name}.ts`);
const folders = ['protos/ideabox', 'protos/ideabox/ideas', 'protos/ideabox/ideas/v1'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'));
  for (const path of [proto, ...types]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  touch(1, proto, ...folders);
  touch(2, ...types);
});
afterEach(() => rmSync(root, { recursive: true }));

function touch(seconds: number, ...paths: string[]): void {
  for (const path of paths) utimesSync(join(root, path), seconds, seconds);
}

test('types that are younger than every proto are not', () => {
  expect(areTypesStale(root)).toBe(false);
});

test('types of which one is older than a proto are', () => {
  touch(3, proto);
  expect(areTypesStale(root)).toBe(true);
});

test('types are, where a proto has gone or come', () => {
  touch(3, 'protos/ideabox/ideas/v1');
  expect(areTypesStale(root)).toBe(true);
});

test('types that were never made are', () => {
  rmSync(join(root, 'protos/generated'), { recursive: true });
  expect(areTypesStale(root)).toBe(true);
});
