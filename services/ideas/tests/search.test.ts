import { searchPairs } from '@ideabox/testing/search-pairs';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
/** The ids of the pairs' texts, in the order of the pairs. */
let written: number[];

type Text = { name: string; contents?: string; tags?: string[]; category?: string };

const load = async (key: string, texts: Text[]) => {
  const imported = texts.map(({ name, contents = '本文', tags = [], category = 'on_air' }, index) => ({
    import_key: `${key}:${index}`,
    name,
    contents,
    tags,
    category,
    member_id: 'taro',
    date_entered: new Date(Date.UTC(2026, 4, 1) + index * 60_000).toISOString(),
  }));
  return (await ideas.rpc.call('ImportIdeas', { ideas: imported })).idea_ids;
};

const ask = async (query: Record<string, string>) => {
  const answer = await ideas.http.get(`/ideas?${new URLSearchParams({ limit: '100', ...query })}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body as {
    results: { id: number; excerpt: string; hits: unknown }[];
    metadata: { resultset: { count: number } };
  };
};

const idsOf = async (query: Record<string, string>) =>
  (await ask({ fields: 'id', ...query })).results.map(({ id }) => id);

beforeAll(async () => {
  ideas = await bootIdeas();
  written = await load(
    'pair',
    searchPairs.map(([, text]) => ({ name: '題名', contents: text })),
  );
});
afterAll(() => ideas.stop());

test.each(searchPairs.map((pair, index) => [...pair, index] as const))(
  '%s, typed, and %s, written: found is %s',
  async (keyword, _, found, index) => {
    for (const sort of ['relevance', 'date_entered'])
      expect((await idsOf({ keyword, sort })).includes(written[index] as number)).toBe(found);
  },
);

const [phraseInTitle, wordsInTitle, phraseInText, wordsInText, inTags, partInTags] = [
  { name: '歩道 自転車問題', contents: '本文' },
  { name: '自転車と歩道', contents: '本文' },
  { name: '題名', contents: '危ない歩道自転車' },
  { name: '題名', contents: '自転車は歩道を走らない' },
  { name: '題名', tags: ['歩道', '自転車'] },
  { name: '題名', contents: '自転車', tags: ['歩道'] },
];

test('what fits best comes first: phrase in title, its words, phrase in text, its words, tags; then points, then the newest', async () => {
  const texts = [inTags, wordsInText, phraseInText, wordsInTitle, phraseInTitle, partInTags, wordsInText];
  const ids = await load('tier', texts);
  const [tags, words, text, title, phrase, part, later] = ids;
  const expected = [phrase, title, text, words, later, part, tags];
  await ideas.rpc.call('ImportVotes', {
    votes: [tags, words].map((idea_id) => ({
      idea_id: idea_id as number,
      member_id: 'hanako',
      type: 'VOTE_TYPE_POSITIVE' as const,
      date_entered: '2026-05-02T00:00:00Z',
    })),
  });
  const byPoints = expected.toSpliced(5, 2, tags, part);
  expect(await idsOf({ keyword: '歩道 自転車' })).toEqual(byPoints);
  expect(await idsOf({ keyword: '歩道 自転車', sort: 'relevance', order: 'asc' })).toEqual(
    byPoints.toReversed(),
  );
  expect(await idsOf({ keyword: '歩道自転車', limit: '3', offset: '2' })).toEqual([text, words, later]);
  expect(await idsOf({ keyword: '歩道自転車', search_target: 'idea' })).toEqual(byPoints.slice(0, 5));
  expect(await idsOf({ keyword: '歩道自転車', search_target: 'tag' })).toEqual([tags]);
});

test('among many hits, too, every page goes on where the one before ended', async () => {
  const common = (index: number) => ({ name: `題名${index}`, contents: `商店街の話${index}` });
  const many = Array.from({ length: 1_020 }, (_, index) => common(index));
  const titled = [{ name: '商店街' }, { name: '商店街' }];
  const tagged = [{ name: '題名', tags: ['商店街'] }];
  const ids = await load('many', [...tagged, ...titled, ...many]);
  const [tag, first, second, ...rest] = ids as [number, number, number, ...number[]];
  const expected = [second, first, ...rest.toReversed(), tag];
  for (const [order, whole] of [
    ['desc', expected],
    ['asc', expected.toReversed()],
  ] as const) {
    const pages: number[] = [];
    for (let offset = 0; offset < 1_100; offset += 90) {
      const { results, metadata } = await ask({ keyword: '商店街', order, limit: '90', offset: `${offset}` });
      expect(metadata.resultset.count).toBe(expected.length);
      pages.push(...results.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
  }
});

test('a phrase in a text comes before many that have its words, however it is spaced, and whatever points they have', async () => {
  const apart = (index: number) => ({ name: `題名${index}`, contents: `屋台の話${index}、朝市の話` });
  const many = Array.from({ length: 1_020 }, (_, index) => apart(index));
  const phrases = ['朝市　屋台', '朝市屋台', '駅前の 朝市 屋台 です'].map((contents) => ({
    name: '題名',
    contents,
  }));
  const titled = [{ name: '屋台と朝市' }, { name: '朝市 屋台' }];
  const [wide, joined, spaced, title, phrase, ...rest] = await load('phrase', [
    ...phrases,
    ...titled,
    ...many,
  ]);
  const votes = rest.slice(0, 30).map((idea_id) => ({
    idea_id,
    member_id: 'hanako',
    type: 'VOTE_TYPE_POSITIVE' as const,
    date_entered: '2026-05-03T00:00:00Z',
  }));
  await ideas.rpc.call('ImportVotes', { votes });
  const byPoints = [...rest.slice(0, 30).toReversed(), ...rest.slice(30).toReversed()];
  const expected = [phrase, title, spaced, joined, wide, ...byPoints];
  const keyword = '朝市 屋台';
  expect(await idsOf({ keyword, limit: '20' })).toEqual(expected.slice(0, 20));
  for (const offset of [1, 3, 4, 5, 40, 960])
    expect(await idsOf({ keyword, offset: `${offset}` })).toEqual(expected.slice(offset, offset + 100));
  expect(await idsOf({ keyword, order: 'asc', limit: '20', offset: '1010' })).toEqual(
    expected.toReversed().slice(1_010),
  );
  expect(await idsOf({ keyword: '朝市屋台', limit: '20' })).toEqual([
    phrase,
    title,
    joined,
    ...byPoints.slice(0, 17),
  ]);
});

test('what a reader may not see is neither found nor counted, from the first such idea on', async () => {
  const found = async (who = {}) => {
    const { body } = await ideas.http.get(encodeURI('/ideas?keyword=水族館&fields=id')).set(who);
    return { ids: body.results.map(({ id }: { id: number }) => id), count: body.metadata.resultset.count };
  };
  const [shown] = await load('shown', [{ name: '水族館' }]);
  expect(await found()).toEqual({ ids: [shown], count: 1 });
  const [hidden] = await load('hidden', [{ name: '水族館', category: 'open_for_supporter' }]);
  expect(await found()).toEqual({ ids: [shown], count: 1 });
  const operator = await ideas.as('hanako', 'operator');
  expect(await found(operator)).toEqual({ ids: [hidden, shown], count: 2 });
});

test('an excerpt and its hits come to who names them', async () => {
  const contents = `${'あ'.repeat(150)}。紙の書類が難しすぎる。${'い'.repeat(150)}`;
  const [id] = await load('excerpt', [{ name: '役場の書類', contents, tags: ['抜粋'] }]);
  const keyword = '役場の紙の書類が難しい';
  const named = (await ask({ keyword, fields: 'id,excerpt,hits' })).results.find((idea) => idea.id === id);
  expect(named?.excerpt).toBe(contents.slice(121, 241));
  expect(named?.hits).toEqual({
    name: [
      [0, 2],
      [3, 5],
    ],
    excerpt: [
      [30, 31],
      [32, 34],
      [35, 37],
    ],
  });
  expect((await ask({ keyword })).results.find((idea) => idea.id === id)).not.toHaveProperty('excerpt');
  const [unasked] = (await ask({ tag: '抜粋', fields: 'id,excerpt,hits' })).results;
  expect(unasked).toEqual({ id, excerpt: contents.slice(0, 120), hits: { name: [], excerpt: [] } });
});

test('without a keyword, relevance is the newest first', async () => {
  expect(await idsOf({ sort: 'relevance' })).toEqual(await idsOf({}));
  expect(await idsOf({ sort: 'relevance', keyword: ' ' })).toEqual(await idsOf({}));
});

test('look-alikes and suggested tags are met in either kana', async () => {
  const [id] = await load('kana', [{ name: 'カブトムシのくわがた展', tags: ['くわがた'] }]);
  const similar = await ideas.http.get(`/ideas/similar?text=${encodeURIComponent('かぶとむしのクワガタ展')}`);
  expect(similar.body.results[0].id).toBe(id);
  const tags = await ideas.http.get(`/tags/summary?name=${encodeURIComponent('クワガ')}`);
  expect(tags.body.results).toEqual([{ name: 'くわがた', count: 1 }]);
});
