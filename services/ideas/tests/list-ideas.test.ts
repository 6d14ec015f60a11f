import { eventually } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
const texts = [
  ['防災訓練をゲームにする', '避難所の場所を子どもと一緒に覚える。', ['防災', '子育て']],
  ['窓口の待ち時間を見える化', '市役所の窓口ＤＸ。スマホで順番を確認する。', ['DX']],
  ['図書館の開館時間', '夜間も開けてほしい。水曜日だけでもよい。', ['図書館']],
  ['電車の遅延情報', '防災無線のように一斉に知らせる。', ['交通']],
] as const;

beforeAll(async () => {
  ideas = await bootIdeas();
  const imported = texts.map(([name, contents, tags], index) => ({
    import_key: `t:${index}`,
    name,
    contents,
    tags: [...tags],
    category: index === 3 ? 'completed' : 'on_air',
    member_id: index === 0 ? 'taro' : 'hanako',
    date_entered: `2026-05-0${index + 1}T00:00:00Z`,
  }));
  await ideas.rpc.call('ImportIdeas', { ideas: imported });
  await ideas.tellOfMember('taro');
});
afterAll(() => ideas.stop());

const names = async (query: string) => {
  const answer = await ideas.http.get(`/ideas?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.body.metadata.resultset.count).toBe(answer.body.results.length);
  return answer.body.results.map((item: { name: string }) => item.name);
};

const [drill, counter, library, train] = texts.map(([name]) => name);

test.each([
  ['keyword=防災', [drill, train]],
  ['keyword=防災&sort=date_entered', [train, drill]],
  ['keyword=防災&search_target=tag', [drill]],
  ['keyword=防災&search_target=idea', [drill, train]],
  ['keyword=dx', [counter]],
  ['keyword=ｄｘ', [counter]],
  ['keyword=水', [library]],
  ['keyword=防災%20訓練', [drill]],
  ['keyword=防災　訓練', [drill]],
  ['keyword=宇宙', []],
  ['keyword=!!', []],
  ['keyword=%25', []],
  ["keyword=' OR 1=1 --", []],
  ['tag=防災', [drill]],
  ['tag=防', []],
  ['category=completed', [train]],
  ['category=none', []],
  ['member_id=taro', [drill]],
  ['start_date=2026-05-02&end_date=2026-05-03', [library, counter]],
  ['period=day', []],
  ['order=asc', [drill, counter, library, train]],
  ['sort=point', [train, library, counter, drill]],
  ['sort=comment_count&order=asc', [drill, counter, library, train]],
])('%s', async (query, expected) => {
  expect(await names(encodeURI(query).replaceAll('%25', '%'))).toEqual(expected);
});

test('random order is the same for a seed, and pages of it do not overlap', async () => {
  const whole = await names('sort=random&seed=7');
  const first = await ideas.http.get('/ideas?sort=random&seed=7&limit=2');
  const second = await ideas.http.get('/ideas?sort=random&seed=7&limit=2&offset=2');
  expect([...first.body.results, ...second.body.results].map((item) => item.name)).toEqual(whole);
});

test.each([
  ['limit=-1', 'Invalid Request'],
  ['limit=abc', 'Invalid Request'],
  ['limit=0', 'Invalid Request'],
  ['limit=101', 'Invalid Request'],
  ['offset=-1', 'Invalid Request'],
  ['fields=id,secret', 'Invalid Request'],
  ['sort=votes', 'The given data was invalid'],
  ['search_target=x', 'The given data was invalid'],
  ['start_date=yesterday', 'The given data was invalid'],
])('%s is refused', async (query, message) => {
  const answer = await ideas.http.get(`/ideas?${query}`);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('fields select, in either spelling', async () => {
  for (const query of ['fields=id,name', 'fields[]=id&fields[]=name']) {
    const answer = await ideas.http.get(`/ideas?limit=1&${query}`);
    expect(Object.keys(answer.body.results[0])).toEqual(['id', 'name']);
  }
});

test('an unchanged list answers 304', async () => {
  const { etag } = (await ideas.http.get('/ideas')).headers;
  expect((await ideas.http.get('/ideas').set('If-None-Match', etag as string)).status).toBe(304);
});

test('importing again changes nothing, and other text under a known key is refused', async () => {
  const [name, contents, tags] = texts[0];
  const idea = {
    import_key: 't:0',
    name,
    contents,
    tags: [...tags],
    category: 'on_air',
    member_id: 'taro',
    date_entered: '2026-05-01T00:00:00Z',
  };
  const again = await ideas.rpc.call('ImportIdeas', { ideas: [idea, { ...idea, name: '別の題名' }] });
  expect(again.inserted).toBe(0);
  expect(again.idea_ids[0]).toBeGreaterThan(0);
  expect(again.rejections).toEqual([{ index: 1, reason: 'id: another idea was imported under it' }]);
});

test('imported votes are counted once, and name nobody', async () => {
  // With votes or without, it is the first by points.
  const idea_id = (await ideas.http.get('/ideas?keyword=電車')).body.results[0].id;
  const vote = (member_id: string, day: number, type = 'VOTE_TYPE_POSITIVE' as const) => ({
    idea_id,
    member_id,
    type,
    date_entered: `2026-05-${day}T00:00:00Z`,
  });
  expect(await ideas.rpc.call('ImportVotes', { votes: [vote('late', 20), vote('early', 10)] })).toMatchObject(
    { inserted: 2 },
  );
  const more = [vote('middle', 15), vote('late', 21), { ...vote('x', 11), idea_id: 999_999 }];
  expect(await ideas.rpc.call('ImportVotes', { votes: more })).toEqual({
    inserted: 1,
    rejections: [{ index: 2, reason: 'idea_id: unknown' }],
  });
  const read = (await ideas.http.get(`/ideas/${idea_id}`)).body.results;
  expect(read).toMatchObject({
    positive_count: 3,
    first_vote_user_id: null,
    second_vote_user_id: null,
  });
});

test('the feed has the newest ideas, of a category too', async () => {
  const root = ideas.http.get('/ideas').url.replace('/api/v1/ideas', '');
  const whole = await (await fetch(`${root}/rss`)).text();
  expect(whole.match(/<item>/g)).toHaveLength(4);
  const one = await (await fetch(`${root}/rss?category=completed`)).text();
  expect(one.match(/<item>/g)).toHaveLength(1);
});

test('the categories count their ideas', async () => {
  const categories = (await ideas.http.get('/categories')).body.results;
  const counts = Object.fromEntries(
    categories.map((item: { search_key: string; idea_count: number }) => [item.search_key, item.idea_count]),
  );
  await eventually(() => expect(counts).toMatchObject({ on_air: 3, completed: 1 }));
  expect(counts).not.toHaveProperty('open_for_supporter');
});
