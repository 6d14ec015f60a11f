import { api, categoryWith, postIdea, site } from '../product.ts';

test('derived, related and similar ideas are found', async () => {
  const word = `あじさい通り${Date.now().toString(36)}`;
  const idea = await postIdea('member1', { name: `${word}に街灯を増やす` });
  const derived = await postIdea('member2', { name: `${word}の街灯を明るくする`, parent_id: idea });
  const ids = (answer: { body: { results: { id: number }[] } }) => answer.body.results.map(({ id }) => id);
  expect(ids(await api.get('/ideas').query({ parent_id: idea }))).toEqual([derived]);
  expect(ids(await api.get(`/ideas/${idea}/related`))).toContain(derived);
  const similar = ids(await api.get('/ideas/similar').query({ text: `${word}に街灯を増やす` }));
  expect(similar).toContain(idea);
  expect(similar.length).toBeLessThanOrEqual(5);
});

test('random order is stable within a seed, page by page, and whole', async () => {
  const parent_id = await postIdea('member1');
  const posted = await Promise.all(Array.from({ length: 7 }, () => postIdea('member1', { parent_id })));
  const page = async (offset: number, seed: number) =>
    (await api.get('/ideas').query({ parent_id, sort: 'random', seed, limit: 3, offset, fields: 'id' })).body;
  const first = await page(0, 7);
  expect(await page(0, 7)).toEqual(first);
  expect(first.metadata.resultset.count).toBe(posted.length);
  const pages = await Promise.all([0, 3, 6].map((offset) => page(offset, 7)));
  const seen: number[] = pages.flatMap(({ results }) => results.map(({ id }: { id: number }) => id));
  expect(seen.toSorted((one, other) => one - other)).toEqual(posted.toSorted((one, other) => one - other));
});

test('the feed is RSS 2.0 of the newest ideas, of one category where that is asked', async () => {
  const category = await categoryWith('on_air');
  const idea = await postIdea('member1', { category, name: '見出しの <題名> & "引用"' });
  const feed = await site.get('/rss').query({ category });
  expect([feed.status, feed.headers['content-type']]).toEqual([200, expect.stringMatching(/xml/)]);
  expect(feed.text).toContain(`/idea/${idea}`);
  expect(feed.text).not.toContain('<題名>');
  expect((await site.get('/rss').query({ category: 'a\u0000' })).status).toBe(400);
  expect((await site.get('/rss').set('Authorization', 'Bearer x.y.z')).status).toBe(401);
});
