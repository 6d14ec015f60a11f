import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await bootContent({ KEYCLOAK_PUBLIC_URL: 'https://login.example' });
  admin = await service.as('admin', 'admin');
});
afterAll(() => service.stop());

const put = (path: string, body: object, headers = admin) => service.http.put(path).set(headers).send(body);

const roles = ['general', 'supporter', 'semi-operator', 'operator', 'admin'];

describe.each([
  ['/features/polling_interval', { value: '30' }, ['admin']],
  ['/registries/sitename', { value: '新しい名前' }, ['admin']],
  ['/parts/footer', { contents: '# 新しい' }, ['admin']],
  ['/pages/faq', { contents: '新しい' }, ['admin']],
  ['/news/1', { contents: '新しい' }, ['operator', 'admin']],
])('PUT %s', (path, body, allowed) => {
  test.each(roles)('by %s', async (role) => {
    const answer = await put(path, body, await service.as('someone', role));
    if (allowed.includes(role)) {
      expect(answer.status).toBe(200);
      expect(answer.body.results).toMatchObject(body);
    } else expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
  });

  test('by a visitor', async () => {
    const answer = await put(path, body, {});
    expect([answer.status, answer.body.message]).toEqual([401, 'Token not found']);
  });

  test('other fields are an invalid request', async () => {
    const answer = await put(path, { ...body, other: 1 });
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid Request']);
  });
});

test.each([
  ['/features/nothing', { value: '1' }, 'Data not found'],
  ['/registries/nothing', { value: '1' }, 'Registry not found'],
  ['/parts/nothing', { contents: '1' }, 'Part not found'],
  ['/pages/nothing', { contents: '1' }, 'Data not found'],
  ['/news/999999', { contents: '1' }, 'News not found'],
  ['/news/abc', { contents: '1' }, 'News not found'],
  ['/news/-1', { contents: '1' }, 'News not found'],
  ['/news/99999999999999999999', { contents: '1' }, 'News not found'],
  ['/features/%00', { value: '1' }, 'Data not found'],
  ['/features/__proto__', { value: '1' }, 'Data not found'],
  ["/registries/sitename';--", { value: '1' }, 'Registry not found'],
])('PUT %s is 404', async (path, body, message) => {
  const answer = await put(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, message]);
});

test.each([
  ['/registries/profile_fields_required', { value: 'region' }, { value: ['invalid'] }],
  ['/registries/allow_post_character', { value: 'z-a' }, { value: ['invalid'] }],
  ['/registries/sitename', { value: 'a\u0000' }, { value: ['prohibited_characters'] }],
  ['/registries/sitename', { value: '\ud800' }, { value: ['prohibited_characters'] }],
  ['/registries/sitename', { value: null }, { value: ['required'] }],
  ['/features/safe_ip_list', { value: '203.0.113.0/99' }, { value: ['invalid'] }],
  ['/features/polling_interval', { value: 'soon' }, { value: ['invalid'] }],
  ['/features/available_languages', { value: 'ja,xx' }, { value: ['invalid'] }],
  ['/features/feature_login_enabled', { value: 'maybe' }, { value: ['invalid'] }],
  ['/registries/external_link_url', { value: 'javascript:alert(1)' }, { value: ['invalid'] }],
  ['/registries/facebook_url', { value: 'java\tscript:alert(1)' }, { value: ['invalid'] }],
  ['/features/frontend_url', { value: 'data:text/html,x' }, { value: ['invalid'] }],
  ['/parts/footer', { contents: 'x'.repeat(50_001) }, { contents: ['max_length'] }],
  ['/parts/footer', { contents: ['x'] }, { contents: ['invalid'] }],
  ['/pages/faq', { contents: 'a\u0000' }, { contents: ['prohibited_characters'] }],
  ['/pages/faq', { name: '' }, { name: ['required'] }],
  ['/pages/faq', { name: 'あ'.repeat(101) }, { name: ['max_length'] }],
  ['/pages/faq', { name: '二\n行' }, { name: ['prohibited_characters'] }],
  ['/registries/sitename', { value: 'x'.repeat(4_001) }, { value: ['max_length'] }],
  ['/registries/sitename', {}, { value: ['required'] }],
  ['/features/feature_login_enabled', { value: true }, { value: ['invalid'] }],
])('PUT %s with %j is refused', async (path, body, errors) => {
  const answer = await put(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: 'The given data was invalid', errors });
});

test.each([
  ['/registries/sitename', { value: 'a\u0007b\u0000c\u0007' }, { value: '\u0007\u0000' }],
  ['/parts/footer', { contents: '\u009f' }, { contents: '\u009f' }],
  [
    '/pages/faq',
    { translations: { en: { name: 'FAQ', contents: 'a\u001bb' } } },
    { 'translations.en.contents': '\u001b' },
  ],
])('PUT %s names the characters that it refuses in %j', async (path, body, prohibited) => {
  const answer = await put(path, body);
  const errors = Object.fromEntries(
    Object.keys(prohibited).map((field) => [field, ['prohibited_characters']]),
  );
  expect([answer.status, answer.body.errors, answer.body.prohibited]).toEqual([400, errors, prohibited]);
});

test('an empty class of characters is the default, which is told and can be narrowed', async () => {
  const path = '/registries/allow_post_character';
  const told = async (): Promise<string> => {
    const { body } = await service.http.get('/registries');
    return body.results.find((entry: { search_key: string }) => entry.search_key === 'allow_post_character')
      .value;
  };
  const usual = (await put(path, { value: '' }).expect(200)).body.results.value;
  expect(await told()).toBe(usual);
  expect(usual).toContain('\\p{Extended_Pictographic}');
  const without = usual.replace('\\p{Extended_Pictographic}', '');
  await put(path, { value: without }).expect(200);
  expect(await told()).toBe(without);
  await put(path, { value: '' }).expect(200);
  expect(await told()).toBe(usual);
});

test('what is set is what readers and services see', async () => {
  await put('/registries/catchword', { value: '' }).expect(200);
  await put('/features/feature_i18n_enabled', { value: '0' }).expect(200);
  const { body } = await service.http.get('/registries');
  expect(body.results).toContainEqual({ search_key: 'catchword', value: '' });
  const { settings } = await service.rpc.call('ListSettings', {});
  expect(settings).toContainEqual({
    kind: 'SETTING_KIND_FEATURE',
    search_key: 'feature_i18n_enabled',
    value: '0',
  });
});

test.each([
  ['/features', 'safe_ip_list', 'FEATURE'],
  ['/registries', 'similar_comment_threshold', 'REGISTRY'],
])('of %s, %s is told to admins alone, and to services', async (path, key, kind) => {
  const keysFor = async (role?: string) => {
    const headers = role ? await service.as('someone', role) : {};
    const answer = await service.http.get(path).set(headers);
    const keys = answer.body.results.map((entry: { search_key: string }) => entry.search_key);
    expect(answer.body.metadata.resultset.count).toBe(keys.length);
    expect(answer.headers['cache-control']).toMatch(role === 'admin' ? /^private/ : /^(public|private)/);
    return keys;
  };
  expect(await keysFor('admin')).toContain(key);
  for (const role of [undefined, ...roles.filter((role) => role !== 'admin')])
    expect([role, await keysFor(role)]).toEqual([role, expect.not.arrayContaining([key])]);
  const { settings } = await service.rpc.call('ListSettings', {});
  expect(settings).toContainEqual(expect.objectContaining({ kind: `SETTING_KIND_${kind}`, search_key: key }));
});

test('a feature that the deployment fixes stays as fixed', async () => {
  const answer = await put('/features/keycloak_public_url', { value: 'https://elsewhere.example' });
  expect(answer.body.results.value).toBe('https://login.example');
});

describe('news', () => {
  const news = { news_key: 'fresh', name: 'お知らせ', contents: '本文\n\n二段落目' };

  test.each(roles)('are published by operators and admins, not by a %s otherwise', async (role) => {
    const headers = await service.as('someone', role);
    const answer = await service.http
      .post('/news')
      .set(headers)
      .send({ ...news, news_key: `by-${role}` });
    expect(answer.status).toBe(['operator', 'admin'].includes(role) ? 201 : 403);
  });

  test('are published, changed and taken away', async () => {
    const made = await service.http.post('/news').set(admin).send(news).expect(201);
    expect(made.body.results).toMatchObject(news);
    const { id } = made.body.results;
    const { lang, translations, ...shown } = made.body.results;
    expect([lang, translations]).toEqual(['ja', {}]);
    expect((await service.http.get('/news?limit=1')).body.results[0]).toEqual(shown);
    const changed = await put(`/news/${id}`, { name: '訂正', date_entered: '2020-01-02T03:04:05Z' });
    expect(changed.body.results).toEqual({
      ...made.body.results,
      name: '訂正',
      date_entered: '2020-01-02T03:04:05.000Z',
    });
    await service.http.delete(`/news/${id}`).set(admin).expect(200);
    await service.http.get('/news/fresh').expect(404);
    const again = await service.http.delete(`/news/${id}`).set(admin).expect(404);
    expect(again.body.message).toBe('News not found');
  });

  test('are listed by their days in Japan', async () => {
    const ids: number[] = [];
    for (const date_entered of [
      '2019-03-04T14:59:59.999Z',
      '2019-03-04T15:00:00Z',
      '2019-03-05T14:59:59.999Z',
      '2019-03-05T15:00:00Z',
    ]) {
      const made = await service.http
        .post('/news')
        .set(admin)
        .send({ name: 'あ', contents: 'い', date_entered });
      ids.push(made.body.results.id);
    }
    const listed = async (query: string) => {
      const { results, metadata } = (await service.http.get(`/news?${query}`).expect(200)).body;
      expect(metadata.resultset.count).toBe(results.length);
      return results.map(({ id }: { id: number }) => ids.indexOf(id));
    };
    expect(await listed('start_date=2019-03-05&end_date=2019-03-05')).toEqual([2, 1]);
    expect(await listed('end_date=2019-03-05')).toEqual([2, 1, 0]);
    expect(await listed('start_date=2019-03-06&end_date=2019-03-07')).toEqual([3]);
    for (const [query, field] of [
      ['start_date=2019-02-30', 'start_date'],
      ['end_date=0000-01-01', 'end_date'],
      ['start_date=2019-03-06&end_date=2019-03-05', 'end_date'],
    ] as const) {
      const refused = await service.http.get(`/news?${query}`).expect(400);
      expect([query, refused.body.errors]).toEqual([query, { [field]: ['invalid'] }]);
    }
    for (const id of ids) await service.http.delete(`/news/${id}`).set(admin).expect(200);
  });

  test('have keys of their own', async () => {
    const first = await service.http
      .post('/news')
      .set(admin)
      .send({ name: 'あ', contents: 'い' })
      .expect(201);
    const { id, news_key } = first.body.results;
    const other = await service.http
      .post('/news')
      .set(admin)
      .send({ name: 'あ', contents: 'い' })
      .expect(201);
    expect(other.body.results.news_key).not.toBe(news_key);
    await service.http.post('/news').set(admin).send({ news_key, name: 'あ', contents: 'い' }).expect(409);
    await put(`/news/${other.body.results.id}`, { news_key }).expect(409);
    await put(`/news/${id}`, { news_key }).expect(200);
  });

  test.each([
    [{ contents: 'い' }, { name: ['required'] }],
    [{ name: 'あ'.repeat(101), contents: 'い' }, { name: ['max_length'] }],
    [{ name: 'あ', contents: '' }, { contents: ['required'] }],
    [{ name: 'あ', contents: 'い', news_key: 'a/b' }, { news_key: ['invalid'] }],
    [{ name: 'あ', contents: 'い', date_entered: 'yesterday' }, { date_entered: ['invalid'] }],
  ])('%j are refused', async (body, errors) => {
    const answer = await service.http.post('/news').set(admin).send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'The given data was invalid', errors });
  });
});
