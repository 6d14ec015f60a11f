import { cacheKey } from './cache-key.ts';

const key = (url: string, accept?: string) => cacheKey(url, accept);

test('visitor, language and order of the query make no difference', () => {
  const expected = '/api/v1/ideas?limit=20&sort=point';
  expect(key('/api/v1/ideas?sort=point&limit=20')).toBe(expected);
  expect(key('/api/v1/ideas?visitor_id=abc&limit=20&lang=fr&sort=point')).toBe(expected);
  expect(key('/api/v1/ideas?visitor_id=abc')).toBe('/api/v1/ideas');
});

test('what is asked for does', () => {
  expect(key('/api/v1/analytics/areas?lang=fr')).not.toBe(key('/api/v1/analytics/areas?lang=ja'));
  expect(key('/api/v1/ideas?tag=b&tag=a')).not.toBe(key('/api/v1/ideas?tag=a&tag=b'));
  expect(key('/api/v1/ideas?limit=')).not.toBe(key('/api/v1/ideas'));
  expect(key('/api/v1/analytics/ideas', 'text/csv')).not.toBe(key('/api/v1/analytics/ideas', '*/*'));
});
