import { encodingFor } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.5', 'gzip'],
])('to a client that takes %j is sent %s', (accepted, encoding) =>
  expect(encodingFor(accepted)).toBe(encoding),
);
