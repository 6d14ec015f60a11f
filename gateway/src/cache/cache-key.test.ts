import { cacheKey } from './cache-key.ts';

const key = (url: string, accept?: string) => cacheKey(url, accept);

test('visitor, order of the query, and a language that the site does not speak or always does make no difference', () => {
  const expected = '/api/v1/ideas?limit=20&sort=point';
  expect(key('/api/v1/ideas?sort=point&limit=20')).toBe(expected);
  expect(key('/api/v1/ideas?visitor_id=abc&limit=20&lang=de&sort=point')).toBe(expected);
  expect(key('/api/v1/ideas?visitor_id=abc&lang=ja-JP')).toBe('/api/v1/ideas');
});

test('a parameter is the same with brackets and without', () => {
  expect(key('/api/v1/ideas?fields[]=id&fields%5B%5D=name')).toBe('/api/v1/ideas?fields=id&fields=name');
  expect(key('/api/v1/ideas?visitor_id[]=abc')).toBe('/api/v1/ideas');
});

test('spellings of a language are no questions of their own', () => {
  const english = key('/api/v1/analytics/areas?lang=en');
  for (const lang of ['en-GB', 'EN', 'english', 'en&lang=fr'])
    expect(key(`/api/v1/analytics/areas?lang=${lang}`)).toBe(english);
});

test('what is asked for does', () => {
  expect(key('/api/v1/analytics/areas?lang=fr')).not.toBe(key('/api/v1/analytics/areas?lang=ja'));
  expect(key('/api/v1/categories?lang=fr')).not.toBe(key('/api/v1/categories?lang=ja'));
  expect(key('/api/v1/categories?lang=fr')).not.toBe(key('/api/v1/categories?lang=en'));
  expect(key('/api/v1/ideas?tag=b&tag=a')).not.toBe(key('/api/v1/ideas?tag=a&tag=b'));
  expect(key('/api/v1/ideas?limit=')).not.toBe(key('/api/v1/ideas'));
  expect(key('/api/v1/analytics/ideas', 'text/csv')).not.toBe(key('/api/v1/analytics/ideas', '*/*'));
});
