import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
beforeAll(async () => {
  service = await bootContent({
    FRONTEND_URL: 'https://ideabox.example',
    KEYCLOAK_PUBLIC_URL: 'https://login.example',
  });
});
afterAll(() => service.stop());

const get = async (path: string, status = 200) => {
  const answer = await service.http.get(path);
  expect(answer.status).toBe(status);
  return answer.body;
};

const lists = ['/features', '/registries', '/parts', '/news'];

test.each([
  ['/features', ['search_key', 'value'], 999],
  ['/registries', ['search_key', 'value'], 999],
  ['/parts', ['contents', 'search_key'], 999],
  ['/news', ['contents', 'date_entered', 'id', 'name', 'news_key'], 20],
])('GET %s has its shape', async (path, keys, limit) => {
  const { results, metadata, ...rest } = await get(path);
  expect(rest).toEqual({});
  expect(metadata).toEqual({ resultset: { count: results.length, limit, offset: 0 } });
  expect(results.length).toBeGreaterThan(0);
  for (const item of results) expect(Object.keys(item).sort()).toEqual(keys);
});

describe.each(lists)('GET %s', (path) => {
  test.each([
    'limit=-1',
    'limit=abc',
    'limit=1000',
    'limit=',
    'offset=-1',
    'fields=nothing',
    'fields[]=id&fields[]=x',
  ])('%s is an invalid request', async (query) => {
    expect((await get(`${path}?${query}`, 400)).message).toBe('Invalid Request');
  });

  test('pages', async () => {
    const all = (await get(path)).results;
    const second = await get(`${path}?limit=1&offset=1`);
    expect(second).toEqual({
      results: all.slice(1, 2),
      metadata: { resultset: { count: all.length, limit: 1, offset: 1 } },
    });
  });

  test('is alike for everyone but admins, and has an ETag that holds', async () => {
    const visitor = await service.http.get(`${path}?visitor_id=a&lang=en`);
    const operator = await service.http.get(`${path}?lang=en`).set(await service.as('operator', 'operator'));
    expect(operator.text).toBe(visitor.text);
    expect(visitor.headers['cache-control']).toMatch(/^public/);
    const etag = visitor.headers.etag as string;
    await service.http.get(`${path}?lang=en`).set('If-None-Match', etag).expect(304);
  });

  test('a passport that is not in order is refused', async () => {
    const answer = await service.http.get(path).set('x-passport', 'x');
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Signature verification failed');
  });
});

test('fields select', async () => {
  const { results } = await get('/features?fields=search_key&limit=1');
  expect(results).toEqual([{ search_key: expect.any(String) }]);
});

test('the deployment decides its addresses, for screens and for services', async () => {
  const { results } = await get('/features');
  const { settings } = await service.rpc.call('ListSettings', {});
  for (const [search_key, value] of [
    ['frontend_url', 'https://ideabox.example'],
    ['keycloak_public_url', 'https://login.example'],
    ['keycloak_realm', 'ideabox'],
  ]) {
    expect(results).toContainEqual({ search_key, value });
    expect(settings).toContainEqual({ kind: 'SETTING_KIND_FEATURE', search_key, value });
  }
  const registries = (await get('/registries')).results;
  for (const entry of registries)
    expect(settings).toContainEqual({ kind: 'SETTING_KIND_REGISTRY', ...entry });
  // What services alone go by: one feature, one entry of the registry.
  expect(settings).toHaveLength(results.length + registries.length + 2);
});

test('parts are found by their key', async () => {
  const [first] = (await get('/parts?limit=1')).results;
  expect((await get(`/parts?search_key=${first.search_key}`)).results).toEqual([first]);
  expect((await get('/parts?search_key=nothing')).results).toEqual([]);
  await get('/parts?search_key=%00', 400);
});

test('news come newest first, and one by its key', async () => {
  const { results } = await get('/news');
  const dates = results.map((item: { date_entered: string }) => item.date_entered);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await get(`/news/${results[0].news_key}`)).toEqual({ results: results[0] });
});

test.each(['howto', 'about', 'rules', 'privacy', 'sitemap', 'faq'])('page %s is there', async (page_key) => {
  const { results } = await get(`/pages/${page_key}`);
  expect(results).toEqual({ page_key, name: expect.any(String), contents: expect.any(String) });
  expect(results.contents).not.toMatch(/^# /);
});

test.each([
  ['/news/nothing', 'News not found'],
  ['/news/%00', 'News not found'],
  ['/pages/nothing', 'Data not found'],
  ["/pages/'%20OR%201=1", 'Data not found'],
  ['/nothing', 'Data not found'],
])('GET %s is 404 %s', async (path, message) => {
  const body = await get(path, 404);
  expect(body).toEqual({ message, request_id: expect.any(String) });
});
