import { sql } from '@ideabox/postgres';
import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { comment, idea, threeCategories, vote } from './facts.ts';
import { each, ideasOfSubjects as ideas, subjects } from './ideas-of-subjects.ts';

const june = 'period_start=2026-06-01&period_end=2026-06-30';

type Topic = {
  id: number;
  name: string;
  terms: string[];
  idea_count: number;
  quotes: { idea: number; comment: number | null; sentence: string }[];
} & Record<string, unknown>;

let analytics: Analytics;
let operator = {};

const topics = async (query = june, headers = {}): Promise<Topic[]> => {
  const answer = await analytics.http.get(`/analytics/topics?${query}`).set(headers);
  expect(answer.status).toBe(200);
  return answer.body.results;
};
const topicOf = async (word: string, query = june, headers = {}) =>
  (await topics(query, headers)).find(({ terms }) => terms.includes(word));
const put = (id: unknown, body: unknown, headers = operator) =>
  analytics.http
    .put(`/analytics/topics/${id}`)
    .set(headers)
    .send(body as object);
const sizes = async (query?: string, headers?: object) =>
  (await topics(query, headers)).map(({ idea_count }) => idea_count);

beforeAll(async () => {
  analytics = await bootAnalytics({ TOPICS_EVERY_MS: '50' });
  operator = await analytics.as('operator', 'operator');
  await analytics.emit('ideas.v1.CategoriesImported', { categories: threeCategories() });
  await analytics.emit('ideas.v1.IdeasImported', { ideas });
  await eventually(async () => expect(await sizes()).toEqual([each, each, each]));
});
afterAll(() => analytics.stop());
afterEach(async () => {
  await analytics.db.run(sql`UPDATE topics SET given_name = NULL, hidden = false, merged_into = NULL`);
  await analytics.db.run(sql`UPDATE topic_grouping SET walked_to = 0`);
});

test('ideas that share words are one topic, with its words, its place and sentences from them', async () => {
  for (const [subject, words] of subjects.entries()) {
    const topic = await topicOf(words[0] ?? '');
    expect(topic?.terms.toSorted()).toEqual(words.toSorted());
    expect(topic?.name.split('・')).toHaveLength(3);
    expect(topic).toMatchObject({ comment_count: 0, growth: each, positive: 0, neutral: 0, negative: 0 });
    expect(topic?.quotes).toHaveLength(3);
    for (const { idea: id, comment: none, sentence } of topic?.quotes ?? []) {
      expect([Math.floor((id - 1) / each), none]).toEqual([subject, null]);
      expect(ideas[id - 1]?.contents).toContain(sentence);
    }
  }
});

test('what is posted later falls into its place; counted are what stands of it', async () => {
  const said = { name: '路線の話', contents: '鉄道と路線と運賃を考えたいです。', tags: [], idea_id: 101 };
  await analytics.emit('ideas.v1.IdeaChanged', idea({ ...said, date_entered: '2026-05-30T15:00:00Z' }));
  const may = 'period_start=2026-05-31&period_end=2026-05-31';
  await eventually(async () => expect(await sizes(may)).toEqual([1]));
  expect(await sizes('period_start=2026-05-30&period_end=2026-05-30')).toEqual([]);
  expect(await topicOf('鉄道')).toMatchObject({ idea_count: each, growth: each - 1 });

  for (const [nr, type] of ['POSITIVE', 'POSITIVE', 'NEUTRAL', 'NEGATIVE'].entries())
    await analytics.emit(
      'ideas.v1.VoteChanged',
      vote({ idea_id: 101, member_id: `voter ${nr}`, type: `VOTE_TYPE_${type}` as 'VOTE_TYPE_POSITIVE' }),
    );
  await analytics.emit(
    'comments.v1.CommentChanged',
    comment({ comment_id: 7, idea_id: 101, contents: '運賃はもう少し下げられるはずです。' }),
  );
  await eventually(async () =>
    expect(await topicOf('鉄道', may)).toMatchObject({
      ...{ comment_count: 1, positive: 2, neutral: 1, negative: 1 },
      quotes: expect.arrayContaining([
        { idea: 101, comment: 7, sentence: '運賃はもう少し下げられるはずです。' },
      ]),
    }),
  );
  await analytics.emit('ideas.v1.IdeaChanged', idea({ ...said, removed: true, revision: 2 }));
  await eventually(async () => expect(await sizes(may)).toEqual([]));
});

test('a sentence that was edited away, or whose idea is removed, is quoted no more', async () => {
  const first = (await topicOf('学校'))?.quotes[0];
  const posted = ideas[(first?.idea ?? 0) - 1];
  await analytics.emit('ideas.v1.IdeaChanged', idea({ ...posted, contents: 'やめました。', revision: 2 }));
  const sentences = async () =>
    (await topicOf('学校'))?.quotes.map(({ sentence, idea: id }) => `${id} ${sentence}`);
  await eventually(async () => expect(await sentences()).not.toContain(`${first?.idea} ${first?.sentence}`));
  await analytics.emit('ideas.v1.IdeaChanged', idea({ ...posted, revision: 3 }));
  await eventually(async () => expect(await sentences()).toContain(`${first?.idea} ${first?.sentence}`));
});

test('of a category that its reader may not see nothing is counted, named or quoted', async () => {
  const closed = Array.from({ length: 4 }, (_, nr) =>
    idea({
      ...{ idea_id: 201 + nr, category_id: 3, name: '学校と機密の話', tags: [] },
      contents: '学校と教員と給食は機密の話にします。',
    }),
  );
  await analytics.emit('ideas.v1.IdeasImported', { ideas: closed });
  const supporter = await analytics.as('helper', 'supporter');
  await eventually(async () =>
    expect(await topicOf('学校', june, supporter)).toMatchObject({ idea_count: each + 4 }),
  );
  expect(await topicOf('学校')).toMatchObject({ idea_count: each });
  expect(JSON.stringify(await topics())).not.toContain('機密');
  expect(await sizes(`${june}&category=3`, supporter)).toEqual([4]);
  expect((await analytics.http.get(`/analytics/topics?${june}&category=3`)).status).toBe(404);
  expect(await sizes(`${june}&category=2`)).toEqual([]);
});

test('one topic can be asked for alone; of one that is hidden or unknown nothing is told', async () => {
  const topic = await topicOf('発電');
  expect(await topics(`${june}&id=${topic?.id}`)).toEqual([topic]);
  expect(await topics(`${june}&id=999999`)).toEqual([]);
  await put(topic?.id, { hidden: true });
  expect(await topics(`${june}&id=${topic?.id}`)).toEqual([]);
  expect(await topics(`${june}&id=${topic?.id}`, operator)).toMatchObject([{ hidden: true }]);
  expect((await analytics.http.get('/analytics/topics?id=x')).status).toBe(400);
});

test('topics are a table for spreadsheets too, with nothing in it that is not for its reader', async () => {
  const table = async (headers: object) => {
    const answer = await analytics.http
      .get(`/analytics/topics?${june}`)
      .set({ ...headers, Accept: 'text/csv' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return answer.text.split('\r\n');
  };
  const [head = '', ...rows] = await table({});
  const columns = 'id,name,terms,idea_count,comment_count,growth,positive,neutral,negative,x,y';
  expect([head, rows.filter(Boolean)]).toEqual([`${columns},quotes`, Array(3).fill(expect.any(String))]);
  expect((await table(operator))[0]).toBe(`${columns},hidden,quotes`);
});

test('operators name a topic, hide it from others and bring it back', async () => {
  const { id = 0, name } = (await topicOf('発電')) ?? {};
  const named = await put(id, { name: '電気のこれから' });
  expect([named.status, named.body.results]).toEqual([
    200,
    { id, name: '電気のこれから', hidden: false, merge_into: null },
  ]);
  expect(await topicOf('発電')).toMatchObject({ id, name: '電気のこれから' });
  expect((await put(id, { hidden: true })).status).toBe(200);
  expect(await topicOf('発電')).toBeUndefined();
  expect(await topicOf('発電', june, operator)).toMatchObject({ name: '電気のこれから', hidden: true });
  expect((await put(id, { hidden: false, name: null })).body.results).toMatchObject({ name, hidden: false });
  expect(await topicOf('発電')).toMatchObject({ name });
});

test('a merged topic counts as the other, until it is parted from it', async () => {
  const [one, other, third] = await Promise.all(['学校', '鉄道', '発電'].map((word) => topicOf(word)));
  expect((await put(one?.id, { merge_into: other?.id })).status).toBe(200);
  expect(await sizes()).toEqual([2 * each, each]);
  // Into one that counts as another, into itself, and into none.
  for (const into of [one?.id, third?.id, 999_999, -1]) {
    const refused = await put(third?.id, { merge_into: into });
    expect([refused.status, refused.body.errors]).toEqual([400, { merge_into: ['invalid'] }]);
  }
  // What was merged into one that is merged goes with it.
  expect((await put(other?.id, { merge_into: third?.id })).status).toBe(200);
  expect(await sizes()).toEqual([3 * each]);
  expect((await put(one?.id, { merge_into: null })).status).toBe(200);
  expect(await sizes()).toEqual([2 * each, each]);
});

test('others are told of each idea what it counts as, and again when that is another topic', async () => {
  const [one, other] = await Promise.all(['学校', '鉄道'].map((word) => topicOf(word)));
  const told = async (idea_id: number) =>
    (await publishedFacts(analytics.nats.url, 'analytics.v1.IdeaPlaced'))
      .filter((fact) => fact.idea_id === idea_id)
      .map(({ topic_id, revision }) => [topic_id, revision]);
  // An idea that no other test changes.
  await eventually(async () => expect((await told(6)).at(-1)?.[0]).toBe(one?.id));
  const [[, revision] = []] = (await told(6)).slice(-1);
  await put(one?.id, { merge_into: other?.id });
  await eventually(async () => expect((await told(6)).at(-1)).toEqual([other?.id, Number(revision) + 1]));
  await put(one?.id, { merge_into: null });
  await eventually(async () => expect((await told(6)).at(-1)).toEqual([one?.id, Number(revision) + 2]));
});

test('topics are merged and parted while ideas are placed, and nobody waits for the other for ever', async () => {
  const [one, other] = await Promise.all(['学校', '鉄道'].map((word) => topicOf(word)));
  for (let turn = 0; turn < 30; turn += 1) {
    await analytics.db.run(sql`UPDATE topic_grouping SET walked_to = 0`);
    const into = turn % 2 === 0 ? other?.id : null;
    expect((await put(one?.id, { merge_into: into })).status).toBe(200);
  }
});

test('a word that operators have hidden is in no name and no list of words', async () => {
  const { name = '' } = (await topicOf('発電')) ?? {};
  const [word = ''] = name.split('・');
  await analytics.http
    .put(`/analytics/keywords/${encodeURIComponent(word)}`)
    .set(operator)
    .send({ hidden: true });
  const told = (await topics()).find(({ terms }) => subjects[2]?.some((term) => terms.includes(term)));
  expect([told?.name.includes(word), told?.terms.includes(word)]).toEqual([false, false]);
  await analytics.http
    .put(`/analytics/keywords/${encodeURIComponent(word)}`)
    .set(operator)
    .send({ hidden: false });
});

test('topics go on when ideas are grouped anew', async () => {
  const before = await topics();
  await put(before[0]?.id, { name: '名付けた話題' });
  const { generation } = (await analytics.db.one<{ generation: number }>(
    sql`UPDATE topic_grouping SET placed = 1000 RETURNING generation`,
  )) ?? { generation: 0 };
  await eventually(async () =>
    expect(
      await analytics.db.rows(
        sql`SELECT 1 FROM topic_grouping WHERE generation > ${generation} AND walked_to IS NULL`,
      ),
    ).toHaveLength(1),
  );
  const ids = (given: Topic[]) => given.map(({ id }) => id).toSorted();
  await eventually(async () => expect(ids(await topics())).toEqual(ids(before)));
  expect((await topics()).find(({ id }) => id === before[0]?.id)).toMatchObject({ name: '名付けた話題' });
});

test('each decision is in the audit log, once, and nothing is that changes nothing', async () => {
  const { id = 0 } = (await topicOf('鉄道')) ?? {};
  for (const name of ['移動', '移動']) await put(id, { name });
  await put(id, {});
  const acts = async () =>
    (await publishedFacts(analytics.nats.url, 'audit.v1.Acted')).filter(
      ({ changes }) => changes === '{"name":[null,"移動"]}',
    );
  await eventually(async () => expect(await acts()).toHaveLength(1));
  const [act] = await acts();
  expect(act).toMatchObject({ action: 'topic.changed', entity: 'topic', entity_id: String(id) });
  expect(shapeOf(act)).toEqual(shapeOf(goldenFact('audit.v1.Acted')));
});

test.each([
  ['a stranger', () => ({}), {}, 401],
  ['a member', () => analytics.as('taro'), {}, 403],
  ['a semi-operator', () => analytics.as('half', 'semi-operator'), {}, 403],
  ['an operator with an empty name', () => operator, { name: ' ' }, 400],
  ['an operator with a long name', () => operator, { name: '字'.repeat(101) }, 400],
  ['an operator with a word for a topic', () => operator, { merge_into: 'x' }, 400],
  ['an operator with what no topic has', () => operator, { color: 'red' }, 400],
])('%s changes nothing', async (_, who, body, status) => {
  const { id } = (await topicOf('鉄道')) ?? {};
  expect((await put(id, body, await who())).status).toBe(status);
  expect(await topicOf('鉄道')).toMatchObject({ id });
});

test.each(['999999', '0', 'x', '9'.repeat(30)])('there is no topic %s', async (id) => {
  const answer = await put(id, { hidden: true });
  expect([answer.status, answer.body.message]).toEqual([404, 'Topic not found']);
});

test.each([
  ['period_start=2026-07-01&period_end=2026-06-30', 400],
  ['period_start=yesterday', 400],
  ['limit=101', 400],
  ['roles=admin', 400],
  ['category=77', 404],
])('%s is refused', async (query, status) =>
  expect((await analytics.http.get(`/analytics/topics?${query}`)).status).toBe(status),
);
