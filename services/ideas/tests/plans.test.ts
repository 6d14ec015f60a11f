import { type Plan, plansOf, wasteOf } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';
import { commonWord, fillVolume, freshWord, rareWord } from './fill-volume.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
  await fillVolume(ideas.databaseUrl);
});
afterAll(() => ideas.stop());

const sorts = [
  'date_entered',
  'point',
  'rank',
  'comment_count',
  'vote_date',
  'answer_date',
  'random',
  'relevance',
];
const filters = [
  '',
  'category=on_air',
  'tag=tag7',
  'tag=tag1999',
  'tag=tag1999&period=months',
  'step=supporters-post',
  'member_id=m7',
  'parent_id=2499',
  'situation_id=3',
  'period=day',
  'period=months',
  'start_date=2026-01-01&end_date=2026-02-01',
  `keyword=${rareWord}`,
  `keyword=${commonWord}`,
  'keyword=title',
  'keyword=tag7&search_target=tag',
  `keyword=${rareWord}${commonWord}`,
  `keyword=${commonWord} tag7`,
  `keyword=${rareWord} ${commonWord} title`,
  `keyword=${rareWord} ${commonWord} tag7 title`,
  `keyword=${commonWord}&offset=900`,
  'answer=any',
  'answer=none',
  'answer=done',
  'answer=none&category=on_air',
  'category=on_air&member_id=m7&tag=tag8',
];

const lists = filters.flatMap((filter) => sorts.map((sort) => `/ideas?${filter}&sort=${sort}`));
const backwards = sorts.map((sort) => `/ideas?sort=${sort}&order=asc`);

const readsOf = (id: number) => [
  `/ideas/${id}`,
  `/ideas/${id}/related`,
  `/ideas/similar?text=${rareWord}訓練の場所`,
  `/ideas/similar?text=${commonWord}`,
  `/ideas/${id}/tags`,
  `/ideas/${id}/versions`,
  '/tags/summary',
  '/tags/summary?name=ag77',
  '/categories',
  '/categories/on_air',
  '/steppers',
];
const own = ['votes', 'votes?parent_id=7', 'favorites', 'supports', 'reads'];

const writesOn = (id: number): ['put' | 'delete' | 'post', string, object?][] => [
  ['put', `/ideas/${id}/vote`, { type: 'positive' }],
  ['delete', `/ideas/${id}/vote`],
  ['put', `/ideas/${id}/favorite`],
  ['delete', `/ideas/${id}/favorite`],
  ['put', `/ideas/${id}/support`],
  ['delete', `/ideas/${id}/support`],
  ['put', `/ideas/${id}/read`],
  ['post', `/ideas/${id}/tags`, { name: 'tag9' }],
];

/** What operators do, and what other services ask. */
const operate = async (id: number, category: number, operator: Record<string, string>) => {
  const send = async (method: 'put' | 'delete' | 'post', path: string, body?: object) => {
    const answer = await ideas.http[method](path).set(operator).send(body);
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body.results.id as number;
  };
  await send('put', `/ideas/${id}/answer`, { contents: '検討します', status: 'considering' });
  const stepper = await send('post', '/steppers', { stepper_key: 'planned', name: '段階' });
  const made = await send('post', '/categories', { name: '分野', search_key: 'planned', status: 'on_air' });
  await send('put', `/categories/${made}`, { stepper, situations: ['学生'], until: '2999-01-01T00:00:00Z' });
  await send('delete', `/categories/${made}`);
  await send('delete', `/steppers/${stepper}`);
  await ideas.http.delete(`/categories/${category}`).set(operator);
  await ideas.rpc.call('CheckComment', { idea_id: id, member_id: 'm7', role: 'general', top_level: true });
  for await (const _ of ideas.rpc.stream('ListFollowers', { idea_id: id }));
  for await (const _ of ideas.rpc.stream('ExportMember', { member_id: 'm7' }));
};

test('no call reads, walks or sorts all ideas or votes', async () => {
  const category = ideas.categoryIds.on_air;
  const { id } = (await ideas.http.get('/ideas?category=on_air&limit=1')).body.results[0];
  const plans = await plansOf(ideas.databaseUrl, async () => {
    const operator = await ideas.as('m7', 'operator');
    for (const path of [...lists, ...backwards, ...readsOf(id)]) {
      const answer = await ideas.http.get(encodeURI(path));
      expect([path, answer.status]).toEqual([path, 200]);
    }
    for (const path of own) await ideas.http.get(`/members/m7/${path}`).set(operator);
    for (const sort of sorts) await ideas.http.get(`/ideas?sort=${sort}`).set(await ideas.as('m7'));
    for (const [method, path, body] of writesOn(id)) {
      const answer = await ideas.http[method](path).set(operator).send(body);
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
    await operate(id, category as number, operator);
    const posted = await ideas.post({ category });
    await ideas.http.put(`/ideas/${posted.body.results.id}`).set(operator).send({ name: '別の題名' });
    await ideas.http.delete(`/ideas/${posted.body.results.id}`).set(operator).send({ reason: '重複' });
  });
  expect(plans.length).toBeGreaterThan(60);
  expect(wasteOf(plans)).toEqual([]);
});

/** The indexes that a plan asks for what they name, in the order of its steps. */
const askedBy = (node: Plan['root']): string[] => [
  ...(node['Node Type'] === 'Bitmap Index Scan' ? [node['Index Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(askedBy),
];

test('a search whose words are in texts or in tags takes one look into one index', async () => {
  const path = encodeURI(`/ideas?keyword=${rareWord} ${commonWord} tag1&sort=date_entered`);
  const plans = await plansOf(ideas.databaseUrl, async () => {
    expect((await ideas.http.get(path)).status).toBe(200);
  });
  const asked = plans.flatMap(({ root }) => askedBy(root));
  expect(asked.filter((index) => index.startsWith('search_texts'))).toEqual(['search_texts_by_all']);
});

test('what a common word names is read once, and what fits best is met among the ideas with the most points', async () => {
  const path = encodeURI(`/ideas?keyword=${freshWord}&sort=relevance`);
  const plans = await plansOf(ideas.databaseUrl, async () => {
    expect((await ideas.http.get(path)).status).toBe(200);
  });
  const asked = plans.flatMap(({ root }) => askedBy(root));
  const named = asked.filter((index) => index.startsWith('search_texts_by'));
  // No title has the word, which the index of titles says.
  expect(named).toEqual(['search_texts_by_all', 'search_texts_by_title']);
});

test('a phrase of common words is looked for in texts with spaces, not in all texts that have the words', async () => {
  const path = encodeURI(`/ideas?keyword=${freshWord} ${commonWord}&sort=relevance`);
  const plans = await plansOf(ideas.databaseUrl, async () => {
    expect((await ideas.http.get(path)).status).toBe(200);
  });
  const asked = plans.flatMap(({ root }) => askedBy(root));
  const named = asked.filter((index) => index.startsWith('search_texts'));
  expect(named).toEqual([
    'search_texts_by_all',
    'search_texts_by_title',
    'search_texts_with_spaces',
    // The two words as one, which hardly any text has.
    'search_texts_by_idea',
  ]);
});
