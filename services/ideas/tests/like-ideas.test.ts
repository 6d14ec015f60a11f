import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
const texts = [
  [
    '保育園の入園申請をスマートフォンで',
    '紙の書類をやめ、入園申請をスマートフォンから出せるようにしてほしい。',
    ['子育て'],
  ],
  ['保育園の申請書類を減らす', '保育園の入園申請のたびに同じ書類を書くのをやめたい。', ['子育て', '手続き']],
  ['図書館を夜も開ける', '仕事のあとに本を借りられるように、週に二日は夜九時まで開館する。', ['図書館']],
  ['学校給食に地元の野菜を', '地元の農家と契約し、給食の半分を地元の野菜にする。', ['食育', '子育て']],
  ['駅前の自転車置き場', '自転車が歩道にあふれている。立体の置き場がほしい。', []],
] as const;
const secret = '保育園の入園申請をスマートフォンで済ませたい支援者の秘密の案';
let ids: number[];

beforeAll(async () => {
  ideas = await bootIdeas();
  const imported = [
    ...texts.map(([name, contents, tags]) => ({ name, contents, tags: [...tags], category: 'on_air' })),
    { name: secret, contents: secret, tags: ['子育て'], category: 'open_for_supporter' },
  ];
  const answer = await ideas.rpc.call('ImportIdeas', {
    ideas: imported.map((idea, index) => ({
      ...idea,
      import_key: `l:${index}`,
      member_id: 'taro',
      date_entered: `2026-05-0${index + 1}T00:00:00Z`,
    })),
  });
  ids = answer.idea_ids;
});
afterAll(() => ideas.stop());

const similar = (text: string) => ideas.http.get(`/ideas/similar?text=${encodeURIComponent(text)}`);
const idsOf = (answer: { body: { results: { id: number }[] } }) => answer.body.results.map(({ id }) => id);

test('a draft finds the ideas that say the same, the nearest first', async () => {
  const answer = await similar('保育園の入園申請をスマートフォンで出したい。');
  expect(answer.status).toBe(200);
  expect(idsOf(answer)).toEqual([ids[0], ids[1]]);
  expect(answer.body.metadata.resultset).toEqual({ count: 2, limit: 5, offset: 0 });
  expect(answer.headers['cache-control']).toMatch(/^public/);
});

test('width and case do not count, and few characters are enough', async () => {
  expect(idsOf(await similar('ＴＯＳＨＯＫＡＮ　図書館を夜'))).toEqual([ids[2]]);
  expect(idsOf(await similar('宇宙旅行のくじ引き'))).toEqual([]);
  expect(idsOf(await similar('。、！'))).toEqual([]);
  expect(idsOf(await similar("' OR 1=1; DROP TABLE ideas --"))).toEqual([]);
});

test('who may see more is shown more, and nobody else gets that answer', async () => {
  const url = `/ideas/similar?text=${encodeURIComponent(secret)}`;
  const answer = await ideas.http.get(url).set(await ideas.as('s', 'supporter'));
  expect(idsOf(answer)[0]).toBe(ids[5]);
  expect(answer.headers['cache-control']).toMatch(/^private/);
  expect(idsOf(await ideas.http.get(url))).not.toContain(ids[5]);
});

test.each([
  ['', { text: ['required'] }],
  ['text=', { text: ['required'] }],
  ['text=%20', { text: ['required'] }],
  [`text=${'a'.repeat(1_101)}`, { text: ['max_length'] }],
  ['text=a&text=b', { text: ['invalid'] }],
  ['text=a%00', { text: ['prohibited_characters'] }],
  ['text=a%07', { text: ['prohibited_characters'] }],
])('%s is refused', async (query, errors) => {
  const answer = await ideas.http.get(`/ideas/similar?${query}`);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('1100 characters outside the basic plane are taken', async () => {
  expect((await similar('𠮷'.repeat(1_100))).status).toBe(200);
});

test('related are those with its tags and words, without itself', async () => {
  const answer = await ideas.http.get(`/ideas/${ids[0]}/related`);
  expect(answer.status).toBe(200);
  expect(idsOf(answer).slice(0, 2)).toEqual([ids[1], ids[3]]);
  expect(idsOf(answer)).not.toContain(ids[0]);
  expect(answer.headers['cache-control']).toMatch(/^public/);
});

test('there are ten at most', async () => {
  const copies = Array.from({ length: 14 }, (_, index) => ({
    import_key: `c:${index}`,
    name: `駅前の自転車置き場 ${index}`,
    contents: '自転車が歩道にあふれている。',
    tags: [],
    category: 'on_air',
    member_id: 'taro',
    date_entered: `2026-06-${index + 10}T00:00:00Z`,
  }));
  await ideas.rpc.call('ImportIdeas', { ideas: copies });
  expect(idsOf(await ideas.http.get(`/ideas/${ids[4]}/related`))).toHaveLength(10);
  expect(idsOf(await similar('駅前の自転車置き場がほしい'))).toHaveLength(5);
});

test.each(['0', 'abc', '999999999', '99999999999999999999', '-1'])('%s has none', async (id) => {
  const answer = await ideas.http.get(`/ideas/${id}/related`);
  expect([answer.status, answer.body.message]).toEqual([404, 'Idea not found']);
});

test('what may not be seen has none', async () => {
  expect((await ideas.http.get(`/ideas/${ids[5]}/related`)).status).toBe(404);
});
