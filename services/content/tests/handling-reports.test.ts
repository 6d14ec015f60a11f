import { sql } from '@ideabox/postgres';
import { eventually, publishedFacts } from '@ideabox/testing';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let operator: Record<string, string>;
let id: number;
beforeAll(async () => {
  service = await bootContent();
  operator = await service.as('operator', 'operator');
  await service.http.post('/report').send({ type: 'inquiry', contents: '質問' });
  const problem = await service.http
    .post('/report')
    .set(await service.as('reader'))
    .send({ type: 'problem', contents: '誤り', target: 'comment', target_id: 7 });
  id = problem.body.results.id;
});
beforeEach(() => service.db.run(sql`UPDATE reports SET status = 'open', note = ''`));
afterAll(() => service.stop());

const put = (body: object | string, headers = operator, at: unknown = id) =>
  service.http.put(`/reports/${at}`).set(headers).send(body);

describe.each([
  ['general', 403],
  ['supporter', 403],
  ['semi-operator', 403],
  ['operator', 200],
  ['admin', 200],
])('a %s', (role, status) => {
  test(`reads reports: ${status}`, async () => {
    const answer = await service.http.get('/reports').set(await service.as('someone', role));
    expect(answer.status).toBe(status);
  });

  test(`works them off: ${status}`, async () => {
    const answer = await put({ status: 'open' }, await service.as('someone', role));
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.message).toBe('Forbidden');
  });
});

test('a visitor does neither, and nobody the reports of others by being their author', async () => {
  expect((await service.http.get('/reports')).body.message).toBe('Token not found');
  expect((await put({ status: 'closed' }, {})).status).toBe(401);
  expect((await put({ status: 'closed' }, await service.as('reader'))).status).toBe(403);
});

test('a report is listed with who sent it, and never kept for others', async () => {
  const answer = await service.http.get('/reports').set(operator);
  expect(answer.headers['cache-control']).toMatch(/^private/);
  expect(answer.body.metadata).toEqual({ resultset: { count: 2, limit: 20, offset: 0 } });
  expect(answer.body.results[0]).toEqual({
    id,
    type: 'problem',
    contents: '誤り',
    target: 'comment',
    target_id: 7,
    member_id: 'reader',
    status: 'open',
    note: '',
    date_entered: expect.stringMatching(/Z$/),
  });
});

test('reports are narrowed by type and status, and paged', async () => {
  const contents = async (query: string) =>
    (await service.http.get(`/reports?${query}`).set(operator)).body.results.map(
      (item: { contents: string }) => item.contents,
    );
  expect(await contents('type=inquiry&status=open')).toEqual(['質問']);
  expect(await contents('type=problem')).toEqual(['誤り']);
  expect(await contents('status=closed')).toEqual([]);
  expect(await contents('limit=1&offset=1')).toEqual(['質問']);
  await service.http.get('/reports?status=lost').set(operator).expect(400);
  await service.http.get('/reports?limit=0').set(operator).expect(400);
});

test('status and note change apart; absent is unchanged, null clears; every change is told once', async () => {
  expect((await put({ status: 'in_progress' })).body.results).toMatchObject({
    id,
    status: 'in_progress',
    note: '',
  });
  expect((await put({ note: '一行目\n二行目' })).body.results).toMatchObject({
    status: 'in_progress',
    note: '一行目\n二行目',
  });
  await put({ note: '一行目\n二行目' }).expect(200);
  await put({}).expect(200);
  expect((await put({ status: 'closed', note: null })).body.results).toMatchObject({
    status: 'closed',
    note: '',
  });
  const newest = await eventually(async () => {
    const acts = (await publishedFacts(service.nats.url, 'audit.v1.Acted')).slice(-3);
    expect(acts.map(({ changes }) => JSON.parse(changes))).toEqual([
      { status: ['open', 'in_progress'] },
      { note: ['', '一行目\n二行目'] },
      { status: ['in_progress', 'closed'], note: ['一行目\n二行目', ''] },
    ]);
    return acts;
  });
  expect(newest[0]).toMatchObject({
    actor_id: 'operator',
    actor_role: 'operator',
    action: 'report.edited',
    entity: 'report',
    entity_id: String(id),
  });
});

test.each([
  [{ status: 'done' }, { status: ['invalid'] }],
  [{ status: null }, { status: ['required'] }],
  [{ status: ['closed'] }, { status: ['invalid'] }],
  [{ note: 'あ'.repeat(1_001) }, { note: ['max_length'] }],
  [{ note: 'a\u0000' }, { note: ['prohibited_characters'] }],
  [{ note: '\udc00' }, { note: ['prohibited_characters'] }],
  [{ note: 5 }, { note: ['invalid'] }],
])('%j is refused', async (body, errors) => {
  const answer = await put(body);
  expect([answer.status, answer.body.message]).toEqual([400, 'The given data was invalid']);
  expect(answer.body.errors).toEqual(errors);
});

test('a thousand characters of any kind are a note', async () => {
  const note = `${'𠮷'.repeat(980)}';--<b>{{7*7}}\t\n`;
  expect((await put({ note })).body.results.note).toBe(note);
});

test('what is no report’s change is no request', async () => {
  expect((await put({ contents: '書き換え' })).body.message).toBe('Invalid Request');
  expect((await put('{"status": ').set('Content-Type', 'application/json')).body.message).toBe(
    'Invalid Request',
  );
  expect((await put('status=closed').set('Content-Type', 'text/plain')).status).toBe(415);
});

test.each([999_999, -1, 0, 'abc', '%00', '99999999999999999999'])('report %s is not there', async (at) => {
  const answer = await put({ status: 'open' }, operator, at);
  expect([answer.status, answer.body.message]).toEqual([404, 'Data not found']);
});

test('operators at once: each is told of, one after the other', async () => {
  const notes = ['一人目', '二人目', '三人目', '四人目'];
  const answers = await Promise.all(notes.map((note) => put({ note })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const told = await eventually(async () => {
    const facts = await publishedFacts(service.nats.url, 'audit.v1.Acted');
    const changes = facts.map((fact) => JSON.parse(fact.changes).note as [string, string] | undefined);
    const own = changes.filter((note) => note !== undefined && notes.includes(note[1]));
    expect(own).toHaveLength(4);
    return own as [string, string][];
  });
  // Each began where another ended, but for the first.
  const afters = told.map(([, to]) => to);
  expect([...afters].sort()).toEqual([...notes].sort());
  expect(told.filter(([from]) => afters.includes(from))).toHaveLength(3);
});
