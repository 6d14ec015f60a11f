import { matchRoute } from '../routes/match-route.ts';
import { classOf } from './class-of.ts';

const token = { authorization: 'Bearer x' };
const key = { 'idempotency-key': '6b0c3a4e-2f6a-4a55-9f6e-0c2f5a3f7d11' };

test.each([
  ['POST', '/api/v1/comments', { ...token, ...key }, 'keyed write'],
  ['POST', '/api/v1/report', key, 'keyed write'],
  ['PUT', '/api/v1/ideas/1/vote', token, 'member'],
  ['GET', '/api/v1/ideas/1?fields=my_vote', token, 'member'],
  ['GET', '/api/v1/me', { ...token, ...key }, 'member'],
  ['GET', '/api/v1/ideas?sort=point', {}, 'visitor'],
  ['GET', '/api/v1/ideas?keyword=&tag=x', {}, 'visitor'],
  ['POST', '/api/v1/analytics/events', {}, 'visitor'],
  ['GET', '/', {}, 'visitor'],
  ['GET', '/api/v1/ideas?limit=5&keyword=%E9%A7%85', {}, 'search'],
  ['GET', '/api/v1/ideas/similar?text=x', token, 'search'],
  ['GET', '/api/v1/members?portal_name=a', {}, 'search'],
  ['GET', '/search?keyword=x', {}, 'search'],
  ['GET', '/api/v1/opendata/ideas.csv', {}, 'export'],
  ['GET', '/api/v1/members/m-1/export', token, 'export'],
])('%s %s', (method, url, headers, expected) => {
  const { rule } = matchRoute(url.split('?')[0] as string);
  expect(classOf({ method, url, headers }, rule)).toBe(expected);
});
