import { sql } from '@ideabox/postgres';
import type { EventName } from '@ideabox/protos';
import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await bootContent();
  admin = await service.as('chief', 'admin');
});
afterAll(() => service.stop());

const told = <Name extends EventName>(name: Name, count: number) =>
  eventually(async () => {
    const facts = await publishedFacts(service.nats.url, name);
    expect(facts.length).toBeGreaterThanOrEqual(count);
    return facts;
  });

const acts = async (entity: string, count: number) => {
  const all = await eventually(async () => {
    const facts = (await publishedFacts(service.nats.url, 'audit.v1.Acted')).filter(
      (act) => act.entity === entity,
    );
    expect(facts.length).toBeGreaterThanOrEqual(count);
    return facts;
  });
  return all.map(({ action, entity_id, changes }) => [action, entity_id, JSON.parse(changes)]);
};

test.each([
  ['feature', '/features/polling_interval', { value: '45' }, { value: ['60', '45'] }],
  ['registry', '/registries/catchword', { value: '新' }, { value: [expect.any(String), '新'] }],
  ['part', '/parts/home_lead', { contents: '新' }, { contents: [expect.any(String), '新'] }],
  ['page', '/pages/faq', { name: '問答' }, { name: [expect.any(String), '問答'] }],
])('a change of a %s is told of with what was before, and once', async (entity, path, body, changes) => {
  const put = (given: object) => service.http.put(path).set(admin).send(given);
  await put(body).expect(200);
  await put(body).expect(200);
  const key = path.split('/')[2] as string;
  const ofKey = await eventually(async () => {
    const found = (await acts(entity, 1)).filter(([, id]) => id === key);
    expect(found).not.toEqual([]);
    return found;
  });
  expect(ofKey).toEqual([[`${entity}.edited`, key, changes]]);
});

test('the fact is of the shape that was agreed on, and of one with what it tells of', async () => {
  await service.http.put('/features/polling_interval').set(admin).send({ value: 'x' }).expect(400);
  await service.http.put('/features/nothing').set(admin).send({ value: '1' }).expect(404);
  await service.http.put('/features/feature_category_group').set(admin).send({ value: '1' }).expect(200);
  const { fact, earlier } = await eventually(async () => {
    const facts = await publishedFacts(service.nats.url, 'audit.v1.Acted');
    const last = facts.pop();
    expect(last?.entity_id).toBe('feature_category_group');
    return { fact: last, earlier: facts };
  });
  // It is told once, and what was refused before it is not.
  const own = ['nothing', 'feature_category_group'];
  expect(
    earlier.filter(({ entity_id, changes }) => own.includes(entity_id) || changes.includes('"x"')),
  ).toEqual([]);
  expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('audit.v1.Acted')));
  expect(fact).toMatchObject({ actor_id: 'chief', actor_role: 'admin', reason: '' });
});

test('news are told of from their publication to their end', async () => {
  const made = await service.http
    .post('/news')
    .set(admin)
    .send({ news_key: 'told', name: '題', contents: '本文', date_entered: '2026-01-02T03:04:05Z' });
  const { id } = made.body.results;
  const put = (body: object) => service.http.put(`/news/${id}`).set(admin).send(body);
  await put({ name: '題' }).expect(200);
  await put({ name: '改題' }).expect(200);
  await service.http.delete(`/news/${id}`).set(admin).expect(200);
  const facts = await eventually(async () => {
    const ours = (await told('content.v1.NewsChanged', 3)).filter((fact) => fact.news_id === id);
    expect(ours).toHaveLength(3);
    return ours;
  });
  expect(shapeOf(facts[0])).toEqual(shapeOf(goldenFact('content.v1.NewsChanged')));
  const common = { news_id: id, news_key: 'told', names: {}, date_entered: '2026-01-02T03:04:05.000Z' };
  expect(facts).toEqual([
    { ...common, name: '題', removed: false, cause: 'NEWS_CAUSE_PUBLISHED', revision: 1 },
    { ...common, name: '改題', removed: false, cause: 'NEWS_CAUSE_EDITED', revision: 2 },
    { ...common, name: '改題', removed: true, cause: 'NEWS_CAUSE_REMOVED', revision: 3 },
  ]);
  const at = '2026-01-02T03:04:05.000Z';
  const ofNews = await eventually(async () => {
    const found = (await acts('news', 3)).filter(([, entityId]) => entityId === String(id));
    expect(found).toHaveLength(3);
    return found;
  });
  expect(ofNews).toEqual([
    [
      'news.created',
      String(id),
      { news_key: [null, 'told'], name: [null, '題'], contents: [null, '本文'], date_entered: [null, at] },
    ],
    ['news.edited', String(id), { name: ['題', '改題'] }],
    ['news.removed', String(id), expect.objectContaining({ name: ['改題', null], contents: ['本文', null] })],
  ]);
});

test('the longest page fits into its facts', async () => {
  const contents = (letter: string) => ({ contents: letter.repeat(80_000) });
  for (const letter of ['"', '漢']) {
    await service.http.put('/pages/rules').set(admin).send(contents(letter)).expect(200);
  }
  const sizes = await service.db.rows<{ size: number }>(
    sql`SELECT length(payload::text) AS size FROM outbox`,
  );
  for (const { size } of sizes) expect(size).toBeLessThan(100_000);
  await acts('page', 2);
});

test('of two who give news the same key at once, one is told that it is taken, and nothing is told of theirs', async () => {
  const answers = await Promise.all(
    ['あ', 'い', 'う'].map((name) =>
      service.http.post('/news').set(admin).send({ news_key: 'race', name, contents: '本文' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const after = await service.http
    .post('/news')
    .set(admin)
    .send({ news_key: 'after-race', name: '後', contents: '本文' })
    .expect(201);
  const told = await eventually(async () => {
    const facts = await publishedFacts(service.nats.url, 'content.v1.NewsChanged');
    expect(facts.at(-1)?.news_id).toBe(after.body.results.id);
    return facts;
  });
  expect(told.filter(({ news_key }) => news_key === 'race')).toHaveLength(1);
});
