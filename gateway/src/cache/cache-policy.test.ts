import { policyOf } from './cache-policy.ts';

test('what services say of shared answers', () => {
  expect(policyOf('public, max-age=0, s-maxage=1, stale-while-revalidate=5')).toEqual({
    freshMs: 1_000,
    staleMs: 3_000,
  });
  expect(policyOf('public, s-maxage=2')).toEqual({ freshMs: 2_000, staleMs: 0 });
});

test.each([
  undefined,
  'no-store',
  'private, max-age=0',
  'private, s-maxage=1',
  'public, max-age=60',
  'public, s-maxage=0',
  'public, no-store, s-maxage=1',
])('%j is not for everyone', (header) => expect(policyOf(header)).toBeUndefined());
