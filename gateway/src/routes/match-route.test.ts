import { matchRoute, matchSocket } from './match-route.ts';

const serviceOf = (path: string) => matchRoute(path).rule?.service;

test.each([
  ['/api/v1/features', 'content'],
  ['/api/v1/news/opening', 'content'],
  ['/api/v1/report', 'content'],
  ['/api/v1/reports/3', 'content'],
  ['/api/v1/me', 'identity'],
  ['/api/v1/members', 'identity'],
  ['/api/v1/members/m-1', 'identity'],
  ['/api/v1/members/m-1/block_users/m-2', 'identity'],
  ['/api/v1/members/m-1/icon', 'identity'],
  ['/api/v1/members/m-1/export', 'identity'],
  ['/api/v1/postal_codes/1000013', 'identity'],
  ['/api/v1/audit', 'identity'],
  ['/api/v1/members/m-1/votes', 'ideas'],
  ['/api/v1/members/m-1/reads', 'ideas'],
  ['/api/v1/members/m-1/comments', 'comments'],
  ['/api/v1/members/m-1/ratings', 'comments'],
  ['/api/v1/members/m-1/notifications', 'notifications'],
  ['/api/v1/members/m-1/notification_settings', 'notifications'],
  ['/api/v1/categories/1', 'ideas'],
  ['/api/v1/steppers', 'ideas'],
  ['/api/v1/ideas', 'ideas'],
  ['/api/v1/ideas/7/vote', 'ideas'],
  ['/api/v1/ideas/7/comments', 'comments'],
  ['/api/v1/ideas/7/tags/1/lock', 'ideas'],
  ['/api/v1/tags/summary', 'ideas'],
  ['/api/v1/comments/9/rating', 'comments'],
  ['/api/v1/notifications/4', 'notifications'],
  ['/api/v1/broadcasting/auth', 'notifications'],
  ['/api/v1/analytics/events', 'analytics'],
  ['/api/v1/analytics/ideas', 'analytics'],
  ['/api/v1/opendata/votes.csv', 'analytics'],
  ['/rss', 'ideas'],
])('%s is answered by %s', (path, service) => expect(serviceOf(path)).toBe(service));

test.each([
  '/api',
  '/api/v1',
  '/api/v1/nothing',
  '/api/v1/ideasx',
  '/api/v2/ideas',
  '/api/v1/ideas/../members/m-1',
  '/api/v1/ideas/%2e%2E/audit',
])('%s is of the API and does not exist', (path) =>
  expect(matchRoute(path)).toEqual({ api: true, rule: undefined }),
);

test.each(['/', '/ideas', '/idea/1', '/apis', '/rss/more'])('%s is of the web server', (path) =>
  expect(matchRoute(path)).toEqual({ api: false, rule: undefined }),
);

test('sockets open at /app/{key} alone', () => {
  expect(matchSocket('/app/ideabox')?.service).toBe('notifications');
  expect(matchSocket('/app')).toBeUndefined();
  expect(matchSocket('/api/v1/ideas')).toBeUndefined();
});
