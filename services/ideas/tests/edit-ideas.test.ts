import { eventually, publishedFacts } from '@ideabox/testing';
import { actsOn } from './acts-on.ts';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async (body: object = {}, id?: string, role?: string) =>
  (await ideas.post(body, id, role)).body.results.id as number;
const edit = async (id: number | string, body: object, member = 'author', role = 'general') =>
  ideas.http
    .put(`/ideas/${id}`)
    .set(await ideas.as(member, role))
    .send(body);
const versions = async (id: number, query = '') =>
  (await ideas.http.get(`/ideas/${id}/versions${query}`)).body;

test('an author edits, every version is kept, and the search follows', async () => {
  const id = await newIdea({ name: '旧題名', contents: '麒麟の公園' });
  const edited = await edit(id, { contents: '鳳凰の<b>公園</b>' });
  expect(edited.status).toBe(200);
  expect(edited.body.results).toMatchObject({ name: '旧題名', raw_contents: '鳳凰の<b>公園</b>' });
  await edit(id, { name: '新題名', contents: '鳳凰の<b>公園</b>' }, 'op', 'operator');
  expect((await versions(id)).results).toMatchObject([
    { version: 3, name: '新題名', user: { id: 'op', role: 'operator' } },
    {
      version: 2,
      name: '旧題名',
      contents: '鳳凰の&lt;b&gt;公園&lt;/b&gt;',
      raw_contents: '鳳凰の<b>公園</b>',
    },
    { version: 1, name: '旧題名', raw_contents: '麒麟の公園', user: { id: 'author' } },
  ]);
  const second = await versions(id, '?limit=1&offset=1');
  expect(second.metadata.resultset).toEqual({ count: 3, limit: 1, offset: 1 });
  expect(second.results.map((item: { version: number }) => item.version)).toEqual([2]);
  const found = async (keyword: string) =>
    (await ideas.http.get(`/ideas?keyword=${encodeURIComponent(keyword)}`)).body.metadata.resultset.count;
  expect([await found('麒麟'), await found('鳳凰'), await found('新題名')]).toEqual([0, 1, 1]);
});

test('an idea that was never edited has one version, and the same text makes none', async () => {
  const id = await newIdea({ name: '一度きり' });
  expect((await edit(id, { name: '一度きり' })).status).toBe(200);
  expect((await edit(id, {})).status).toBe(200);
  expect((await versions(id)).results).toMatchObject([
    { version: 1, name: '一度きり', user: { id: 'author' } },
  ]);
});

test('what others have voted on stays recognisable: half of it is its author’s to replace, an operator’s all', async () => {
  const id = await newIdea({ name: '木陰', contents: 'あ'.repeat(998) });
  const replaced = { name: '木陰', contents: `${'い'.repeat(600)}${'あ'.repeat(398)}` };
  await ideas.http
    .put(`/ideas/${id}/vote`)
    .set(await ideas.as('author'))
    .send({ type: 'positive' });
  expect((await edit(id, replaced)).status).toBe(200);
  await edit(id, { contents: 'あ'.repeat(998) });
  await ideas.http
    .put(`/ideas/${id}/vote`)
    .set(await ideas.as('voter'))
    .send({ type: 'positive' });
  const refused = await edit(id, replaced);
  expect([refused.status, refused.body.errors]).toEqual([400, { contents: ['not_allowed'] }]);
  const half = { contents: `${'い'.repeat(500)}${'あ'.repeat(498)}` };
  expect((await edit(id, half)).status).toBe(200);
  // Counted from the first text: in two steps no more is replaced than in one.
  expect((await edit(id, replaced)).status).toBe(400);
  expect((await edit(id, replaced, 'op', 'operator')).status).toBe(200);
});

test('many editors at once lose no version', async () => {
  const id = await newIdea({ name: '版' });
  const texts = Array.from({ length: 20 }, (_, index) => `版${index}`);
  const answers = await Promise.all(texts.map((name) => edit(id, { name })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { results } = await versions(id, '?limit=100');
  expect(results.map((item: { version: number }) => item.version)).toEqual(
    Array.from({ length: 21 }, (_, index) => 21 - index),
  );
  expect(results.map((item: { name: string }) => item.name).sort()).toEqual(['版', ...texts].sort());
});

test('an author edits no more once the category is archived; an operator does', async () => {
  const id = await newIdea({ category: ideas.categoryIds.completed }, 'op', 'operator');
  await ideas.rpc.call('ImportIdeas', {
    ideas: [
      {
        import_key: 'edit:1',
        category: 'completed',
        name: '昔',
        contents: '昔 \ue000',
        member_id: 'author',
        date_entered: '2026-01-01T00:00:00Z',
        tags: [],
      },
    ],
  });
  const old = (await ideas.http.get('/ideas?category=completed&order=asc')).body.results[0].id;
  const refused = await edit(old, { name: '今' });
  expect([refused.status, refused.body.errors]).toEqual([403, { category: ['not_allowed'] }]);
  expect((await edit(id, { name: '今' }, 'op', 'operator')).status).toBe(200);
  const kept = await edit(old, { name: '今', contents: '昔 \ue000' }, 'ad', 'admin');
  expect([kept.status, kept.body.results?.raw_contents]).toEqual([200, '昔 \ue000']);
  expect((await edit(old, { contents: '今 \ue000' }, 'ad', 'admin')).body.prohibited).toEqual({
    contents: '\ue000',
  });
});

test.each([
  ['a null title', { name: null }, { name: ['required'] }],
  ['a blank text', { contents: ' \n ' }, { contents: ['required'] }],
  ['101 characters', { name: 'あ'.repeat(101) }, { name: ['max_length'] }],
  ['private use', { name: '\ue000' }, { name: ['prohibited_characters'] }],
  ['NUL', { contents: 'a\u0000' }, { contents: ['prohibited_characters'] }],
  ['a list', { name: ['a'] }, { name: ['invalid'] }],
  ['a reason too long', { name: 'a', reason: 'あ'.repeat(501) }, { reason: ['max_length'] }],
  ['another author', { author_id: 'x' }, undefined],
])('%s is refused', async (_, body, errors) => {
  const id = await newIdea();
  const answer = await edit(id, body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  expect((await versions(id)).metadata.resultset.count).toBe(1);
});

test('others may not edit what they see, and do not find what they do not see', async () => {
  const id = await newIdea();
  expect((await ideas.http.put(`/ideas/${id}`).send({ name: 'a' })).status).toBe(401);
  for (const role of ['general', 'supporter', 'semi-operator'])
    expect((await edit(id, { name: 'a' }, 'other', role)).status).toBe(403);
  const secret = await newIdea({ category: ideas.categoryIds.open_for_myself_and_operator }, 'shy');
  for (const unknown of [secret, 0, -1, 999_999_999, '99999999999999999999', 'abc', '%00']) {
    expect((await edit(unknown, { name: 'a' }, 'other')).body.message).toBe('Idea not found');
    const answer = await ideas.http.get(`/ideas/${unknown}/versions`).set(await ideas.as('other'));
    expect([answer.status, answer.body.message]).toEqual([404, 'Idea not found']);
  }
  const own = await ideas.http.get(`/ideas/${secret}/versions`).set(await ideas.as('shy'));
  expect([own.status, own.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private/)]);
});

test('every edit is told; what an operator did to another’s idea is audited with the reason', async () => {
  const id = await newIdea({ name: '元' });
  await edit(id, { name: '二' });
  await edit(id, { name: '三', reason: '誤字のため' }, 'op', 'operator');
  const own = await newIdea({ name: '自分' }, 'op', 'operator');
  await edit(own, { name: '自分で' }, 'op', 'operator');
  const facts = await eventually(async () => {
    const told = await publishedFacts(ideas.nats.url, 'ideas.v1.IdeaChanged');
    expect(told.at(-1)).toMatchObject({ idea_id: own, name: '自分で' });
    return told.filter((fact) => fact.idea_id === id);
  });
  expect(facts.map((fact) => [fact.cause, fact.name, fact.actor_id, fact.reason, fact.revision])).toEqual([
    ['IDEA_CAUSE_POSTED', '元', 'author', '', 1],
    ['IDEA_CAUSE_EDITED', '二', 'author', '', 2],
    ['IDEA_CAUSE_EDITED', '三', 'op', '誤字のため', 3],
  ]);
  const acts = await actsOn(ideas.nats.url, 'idea', id, 1);
  expect(acts).toMatchObject([
    { action: 'idea.edited', actor_id: 'op', entity: 'idea', entity_id: String(id), reason: '誤字のため' },
  ]);
  expect(JSON.parse(acts[0]?.changes ?? '')).toEqual({ name: ['二', '三'] });
  await actsOn(ideas.nats.url, 'idea', own, 0);
});
