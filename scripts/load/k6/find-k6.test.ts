import { requireNew, versionIn } from './find-k6.ts';

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
