import { eventually } from '@ideabox/testing';
import { api, as } from '../product.ts';

const settingOf = async (list: string, key: string, field = 'value') =>
  (await api.get(list).query({ limit: 999 })).body.results.find(
    (one: { search_key: string }) => one.search_key === key,
  )?.[field];

// What everyone sees is set here alone, and is nothing that another test, which runs at the same time, looks at.
test.each([
  ['/features', 'polling_interval', 'value', '45'],
  ['/registries', 'facebook_admin', 'value', '試験の管理者'],
  ['/parts', 'footer', 'contents', '試験の脚注'],
])('%s/%s is set by an admin, and holds', async (list, key, field, value) => {
  const before = await settingOf(list, key, field);
  const put = async (account: 'admin1' | 'operator1', to: string) =>
    api
      .put(`${list}/${key}`)
      .set(await as(account))
      .send({ [field]: to });
  expect((await put('operator1', value)).status).toBe(403);
  try {
    expect((await put('admin1', value)).status).toBe(200);
    await eventually(async () => expect(await settingOf(list, key, field)).toBe(value));
  } finally {
    expect((await put('admin1', before)).status).toBe(200);
  }
});

test('a page is changed by an admin', async () => {
  const { body } = await api.get('/pages/howto');
  const { name, contents } = body.results;
  const put = async (text: string) =>
    api
      .put('/pages/howto')
      .set(await as('admin1'))
      .send({ name, contents: text });
  expect((await put(`${contents}\n\n試験`)).status).toBe(200);
  expect((await put(contents)).status).toBe(200);
});

test('news is published, changed and taken back by operators', async () => {
  const operator = await as('operator1');
  const news = {
    news_key: `news-${Date.now().toString(36)}`,
    name: '試験のお知らせ',
    contents: '本文です。',
  };
  const posted = await api.post('/news').set(operator).send(news);
  expect([posted.status, posted.body.results]).toEqual([201, expect.objectContaining(news)]);
  const { id } = posted.body.results;
  expect((await api.get(`/news/${news.news_key}`)).body.results.name).toBe(news.name);
  const day = posted.body.results.date_entered.slice(0, 10);
  const ofDay = await api.get('/news').query({ start_date: day, end_date: '9999-12-31', limit: 100 });
  expect(ofDay.body.results).toContainEqual(expect.objectContaining({ id }));
  const before = await api.get('/news').query({ end_date: '2000-01-01', limit: 100 });
  expect([before.status, before.body.results]).toEqual([200, []]);
  expect((await api.get('/news?start_date=2026-03-02&end_date=2026-03-01')).status).toBe(400);
  const put = await api.put(`/news/${id}`).set(operator).send({ name: '直したお知らせ' });
  expect([put.status, put.body.results.name]).toEqual([200, '直したお知らせ']);
  expect((await api.delete(`/news/${id}`).set(operator)).status).toBe(200);
  const gone = await api.get(`/news/${news.news_key}`);
  expect([gone.status, gone.body.message]).toEqual([404, 'News not found']);
});

test('reports: an inquiry by anyone, a problem by members, worked on by operators, in the audit', async () => {
  const inquiry = await api.post('/report').send({ type: 'inquiry', contents: '試験の問い合わせです。' });
  expect(inquiry.status).toBe(201);
  const problem = { type: 'problem', contents: '試験の通報です。', target: 'idea', target_id: 1 };
  expect((await api.post('/report').send(problem)).status).toBe(401);
  const posted = await api
    .post('/report')
    .set(await as('member1'))
    .send(problem);
  expect(posted.status).toBe(201);
  const { id } = posted.body.results;
  expect((await api.get('/reports').set(await as('member1'))).status).toBe(403);
  const listed = await api.get('/reports?limit=100').set(await as('operator1'));
  expect(listed.body.results.map((report: { id: number }) => report.id)).toContain(id);
  const put = await api
    .put(`/reports/${id}`)
    .set(await as('operator1'))
    .send({ status: 'closed', note: '確認しました。' });
  expect([put.status, put.body.results]).toEqual([200, expect.objectContaining({ status: 'closed' })]);
  await eventually(async () => {
    const audit = await api
      .get('/audit')
      .query({ entity: 'report', entity_id: String(id) })
      .set(await as('admin1'));
    expect(audit.body.results).toHaveLength(1);
  });
});
