import { api, as, postIdea, site } from './product.ts';

const list = async (path: string) => {
  const { status, body } = await api.get(path);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['results', 'metadata']);
  expect(body.metadata.resultset).toEqual({
    count: expect.any(Number),
    limit: expect.any(Number),
    offset: expect.any(Number),
  });
  return body.results;
};

test.each([
  ['/features', ['search_key', 'value']],
  ['/registries', ['search_key', 'value']],
  ['/parts', ['search_key', 'contents']],
  ['/news', ['id', 'news_key', 'name', 'contents', 'date_entered']],
  ['/categories', ['id', 'name', 'search_key', 'status', 'serial_number', 'idea_count', 'stepper']],
  [
    '/steppers',
    ['id', 'stepper_key', 'name', 'exec_order', 'post_roles', 'comment_roles', 'vote_roles', 'support_roles'],
  ],
  [
    '/ideas',
    [
      'id',
      'name',
      'contents',
      'raw_contents',
      'vote_count',
      'comment_count',
      'top_comment',
      'user',
      'category',
    ],
  ],
  [
    '/comments',
    ['id', 'idea', 'user', 'serial_number', 'contents', 'comments', 'vote_rate_avarage', 'date_entered'],
  ],
  ['/tags/summary', ['name', 'count']],
  ['/members', ['id', 'portal_name']],
])('%s answers a list of its fields', async (path, fields) => {
  const results = await list(path);
  expect(results.length).toBeGreaterThan(0);
  for (const field of fields) expect(results[0]).toHaveProperty(field);
});

test('features carry what the frontend needs to log in', async () => {
  const features = Object.fromEntries(
    (await list('/features')).map((item: { search_key: string; value: string }) => [
      item.search_key,
      item.value,
    ]),
  );
  expect(features).toMatchObject({
    feature_login_enabled: '1',
    keycloak_realm: 'ideabox',
    keycloak_client_id: 'ideabox-web',
  });
});

test.each(['howto', 'about', 'rules', 'privacy', 'sitemap', 'faq'])('page %s is there', async (key) => {
  const { body } = await api.get(`/pages/${key}`);
  expect(body.results).toMatchObject({
    page_key: key,
    name: expect.any(String),
    contents: expect.any(String),
  });
});

test('the terms of use have 17 articles', async () => {
  const { body } = await api.get('/pages/rules');
  expect(new Set(body.results.contents.match(/第\d+条(?=[（(])/g)).size).toBe(17);
});

test.each([
  ['/pages/none', 'Data not found'],
  ['/news/none', 'News not found'],
  ['/ideas/999999', 'Idea not found'],
  ['/comments/999999', 'Comment not found'],
  ['/categories/none', 'Category not found'],
  ['/members/none', 'User not found'],
  ['/nothing', 'Data not found'],
])('%s is not there', async (path, message) => {
  const { status, body, headers } = await api.get(path);
  expect([status, body.message, body.request_id]).toEqual([404, message, headers['x-request-id']]);
});

test('a member learns who they are', async () => {
  const { body } = await api.get('/me').set(await as('supporter1'));
  expect(body.results).toMatchObject({ portal_name: expect.any(String), roles: ['supporter'] });
  expect((await api.get('/me')).status).toBe(401);
});

test('the feed is RSS', async () => {
  const { status, headers, text } = await site.get('/rss');
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(text.match(/<item>/g)).toHaveLength(50);
});

test('one document describes every call', async () => {
  const { body } = await api.get('/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const path of [
    '/features',
    '/me',
    '/ideas/{id}/vote',
    '/comments',
    '/members/{id}/notifications',
    '/analytics/votes',
  ]) {
    expect(body.paths).toHaveProperty([path]);
  }
  const answersOf = (path: string) => Object.keys(body.paths[path].post.responses);
  expect(answersOf('/ideas')).toContain('201');
  expect(answersOf('/analytics/events')).toContain('202');
  expect(answersOf('/broadcasting/auth')).not.toContain('201');
  expect((await site.get('/api/docs')).status).toBe(200);
});

test('what is alike for everyone is byte-identical, and unchanged is 304', async () => {
  // A list in which nothing of another test is found.
  const word = `同じ答え${Date.now().toString(36)}`;
  await postIdea('member1', { name: word });
  const list = `/ideas?limit=5&keyword=${encodeURIComponent(word)}`;
  const visitor = await api.get(`${list}&visitor_id=a`);
  expect(visitor.body.results).toHaveLength(1);
  const other = await api.get(`${list}&visitor_id=b&lang=xx`).set('X-Requested-With', 'XMLHttpRequest');
  expect(other.text).toBe(visitor.text);
  expect(visitor.headers['cache-control']).toMatch(/^public/);
  const again = await api.get(list).set('If-None-Match', visitor.headers.etag as string);
  expect(again.status).toBe(304);
});
