import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, findK6, requireNew, versionIn } from './find-k6.ts';

test.each([
  ['k6 v1.8.1 (go1.26.8, linux/amd64)\n', '1.8.1'],
  ['k6 v0.49.0 (2024-01-29T11:04:10+0000/v0.49.0-0-gb3f9b4b0, go1.21.6, linux/amd64)\n', '0.49.0'],
  ['k6 v2.0.0-rc1 (commit/abc, go1.26.8, linux/amd64)\nExtensions:\n', '2.0.0-rc1'],
  ['something else', undefined],
  ['', undefined],
])('%j is %s', (said, version) => {
  expect(versionIn(said)).toBe(version);
});

test.each(['1.0.0', '1.8.1', '2.0.0-rc1', '10.0.0'])('%s is new enough', (version) => {
  expect(() => requireNew('/usr/bin/k6', version)).not.toThrow();
});

test.each([
  ['0.57.0', /^k6 0\.57\.0 at \/usr\/bin\/k6 is too old: 1\.0 or newer [^\n]+$/],
  [undefined, /^\/usr\/bin\/k6 does not say which k6 it is: [^\n]+$/],
])('%s is refused in a line', (version, line) => {
  expect(() => requireNew('/usr/bin/k6', version)).toThrow(line);
});

describe('the one on the PATH', () => {
  const path = process.env.PATH;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ideabox-k6-'));
    process.env.PATH = `${folder}:${path}`;
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  const install = (said: string) => {
    writeFileSync(join(folder, 'k6'), `#!/bin/sh\necho '${said}'\n`);
    chmodSync(join(folder, 'k6'), 0o755);
  };

  test('is taken where it is new enough', () => {
    install('k6 v1.3.0 (go1.25, linux/amd64)');
    expect(findK6(() => undefined)).toEqual({ path: join(folder, 'k6'), version: '1.3.0' });
  });

  test('is refused where it is too old', () => {
    install('k6 v0.49.0 (go1.21, linux/amd64)');
    expect(() => findK6(() => undefined)).toThrow(/^k6 0\.49\.0 at [^\n]+ is too old: [^\n]+$/);
  });
});

test('without k6 and without Go it is said how to get it', () => {
  expect(() => build(undefined, '/nowhere', () => undefined)).toThrow(
    /^k6 is missing, and so is Go, which would build it: https:[^\n]+$/,
  );
});

test.each([
  ['echo "go: downloading" >&2; echo "go: no network" >&2; exit 1', 'go: no network'],
  ['exit 130', 'it was broken off'],
])('what keeps Go from building it is said: %s', (does, why) => {
  const folder = mkdtempSync(join(tmpdir(), 'ideabox-go-'));
  const go = join(folder, 'go');
  writeFileSync(go, `#!/bin/sh\n${does}\n`);
  chmodSync(go, 0o755);
  expect(() => build(go, join(folder, 'k6'), () => undefined)).toThrow(
    new RegExp(`^Go could not build k6 v[\\d.]+: ${why}\\. [^\\n]+$`),
  );
  rmSync(folder, { recursive: true });
});
