import { api, as, categoryWith, postIdea, site } from '../product.ts';

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

/** The day in Japan so many days from now. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(Date.now() + days * 86_400_000);

test('ideas are found by the day of their official answer', async () => {
  const idea = await postIdea('member1');
  const answer = { contents: '実施します。', status: 'adopted' };
  await api
    .put(`/ideas/${idea}/answer`)
    .set(await as('operator1'))
    .send(answer)
    .expect(200);
  const found = async (query: object) =>
    (await api.get('/ideas').query({ sort: 'date_entered', limit: 100, fields: 'id', ...query })).body
      .results;
  expect(await found({ answered_from: dayFromNow(-1), answered_until: dayFromNow(1) })).toContainEqual({
    id: idea,
  });
  expect(await found({ answered_until: dayFromNow(-1) })).not.toContainEqual({ id: idea });
  expect(await found({ answered_from: dayFromNow(1) })).not.toContainEqual({ id: idea });
  for (const query of ['answered_from=2026-02-30', 'answered_from=2026-03-02&answered_until=2026-03-01'])
    expect((await api.get(`/ideas?${query}`)).status).toBe(400);
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
