import { eventually, publishedFacts } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';
import { tagCalls } from './tag-calls.ts';

let ideas: Ideas;
const { call, newIdea, add, namesOf } = tagCalls(() => ideas);
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

test('a tag is added, renamed and taken off; it keeps its id, and the search follows', async () => {
  const idea = await newIdea();
  const added = await add(idea, ' 防災 ');
  expect(added).toMatchObject({
    status: 201,
    results: { name: '防災', locked: false, system: false, lockable: true, editable: true, deletable: true },
  });
  const { id } = added.results;
  const second = (await add(idea, '減災')).results.id;
  const renamed = await call('put', `/ideas/${idea}/tags/${id}`, 'other', { name: '図書室' });
  expect(renamed).toEqual({ status: 200, results: { ...added.results, name: '図書室' } });
  const found = async (keyword: string) =>
    (await call('get', `/ideas?search_target=tag&keyword=${encodeURIComponent(keyword)}`)).results.map(
      (card: { id: number; tags: object[] }) => [card.id, card.tags],
    );
  const tags = [
    { id, name: '図書室' },
    { id: second, name: '減災' },
  ];
  expect([await found('防災'), await found('図書室')]).toEqual([[], [[idea, tags]]]);
  expect((await call('get', `/ideas/${idea}`)).results.tags).toMatchObject(tags);
  expect(await call('delete', `/ideas/${idea}/tags/${id}`, 'other')).toEqual({
    status: 200,
    results: { id },
  });
  expect([await found('図書室'), await namesOf(idea)]).toEqual([[], ['減災']]);
  const facts = await eventually(async () => {
    const all = await publishedFacts(ideas.nats.url, 'ideas.v1.IdeaChanged');
    const ours = all.filter((fact) => fact.idea_id === idea);
    expect(ours).toHaveLength(5);
    return ours;
  });
  expect(facts.map(({ cause, actor_id, tags, revision }) => [cause, actor_id, tags, revision])).toEqual([
    ['IDEA_CAUSE_POSTED', 'author', [], 1],
    ['IDEA_CAUSE_TAGGED', 'm', ['防災'], 2],
    ['IDEA_CAUSE_TAGGED', 'm', ['防災', '減災'], 3],
    ['IDEA_CAUSE_TAGGED', 'other', ['図書室', '減災'], 4],
    ['IDEA_CAUSE_TAGGED', 'other', ['減災'], 5],
  ]);
});

test('the same tag twice on an idea is a conflict, whatever its width and case', async () => {
  const idea = await newIdea();
  const { id } = (await add(idea, 'DX')).results;
  const other = (await add(idea, 'ガス')).results.id;
  for (const name of ['DX', 'ＤＸ', 'dx', ' dx ', 'ｶﾞｽ'])
    expect(await add(idea, name)).toMatchObject({ status: 409, message: 'Tag already exists' });
  expect(await call('put', `/ideas/${idea}/tags/${other}`, 'm', { name: 'Ｄx' })).toMatchObject({
    status: 409,
  });
  expect(await call('put', `/ideas/${idea}/tags/${id}`, 'm', { name: 'dx' })).toMatchObject({
    status: 200,
    results: { id, name: 'dx' },
  });
  expect(await namesOf(idea)).toEqual(['dx', 'ガス']);
  expect((await add(await newIdea(), 'DX')).status).toBe(201);
});

test('50 members who add the same tag at once add one, and 40 different ones fill up to 30', async () => {
  const idea = await newIdea();
  const same = await Promise.all(
    Array.from({ length: 50 }, (_, index) => add(idea, index % 2 ? '同時' : '同時 '.trim(), `m${index}`)),
  );
  expect(same.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const different = await Promise.all(
    Array.from({ length: 40 }, (_, index) => add(idea, `満員${index}`, `m${index}`)),
  );
  expect(different.filter(({ status }) => status === 201)).toHaveLength(29);
  expect(different.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    message: 'Too many tags',
  });
  expect(new Set(await namesOf(idea)).size).toBe(30);
  const counted = await call('get', `/tags/summary?name=${encodeURIComponent('満員')}&limit=100`);
  expect(counted.metadata.resultset.count).toBe(29);
});

/** Who may do what with a tag that a stranger added: general stranger, author, supporter, semi-operator, operator, admin. */
const members = [
  ['stranger', 'general'],
  ['author', 'general'],
  ['s', 'supporter'],
  ['so', 'semi-operator'],
  ['o', 'operator'],
  ['a', 'admin'],
] as const;
const table = {
  'rename, unlocked': '200 200 200 200 200 200',
  'rename, locked': '403 200 403 403 200 200',
  'remove, unlocked': '200 200 200 200 200 200',
  'remove, locked': '403 200 403 403 200 200',
  'lock, unlocked': '403 200 403 403 200 200',
  'lock, locked': '403 200 403 403 200 200',
  'unlock, unlocked': '403 200 403 403 200 200',
  'unlock, locked': '403 200 403 403 200 200',
};
const acts = {
  rename: (path: string, who: string, role: string) => call('put', path, who, { name: `名 ${who}` }, role),
  remove: (path: string, who: string, role: string) => call('delete', path, who, undefined, role),
  lock: (path: string, who: string, role: string) => call('put', `${path}/lock`, who, undefined, role),
  unlock: (path: string, who: string, role: string) => call('delete', `${path}/lock`, who, undefined, role),
};

test.each(Object.entries(table))('%s', async (what, expected) => {
  const [act, state] = what.split(', ') as [keyof typeof acts, string];
  const statuses: number[] = [];
  for (const [who, role] of members) {
    const idea = await newIdea();
    const { id } = (await add(idea, '札', 'x')).results;
    const path = `/ideas/${idea}/tags/${id}`;
    if (state === 'locked') await acts.lock(path, 'author', 'general');
    const answer = await acts[act](path, who, role);
    statuses.push(answer.status);
    const locked = answer.status === 403 ? state === 'locked' : { lock: true, unlock: false }[act as 'lock'];
    if (locked !== undefined && act !== 'remove') {
      const [tag] = (await call('get', `/ideas/${idea}/tags`)).results;
      expect(tag).toMatchObject({ locked, lockable: !locked, editable: !locked, deletable: !locked });
    }
  }
  expect(statuses.join(' ')).toBe(expected);
});

/** Adding by category: general, supporter, semi-operator, operator, admin, to an idea of somebody else's. */
test.each(
  Object.entries({
    on_air: '201 201 201 201 201',
    open_for_comment: '201 201 201 201 201',
    open_for_myself_and_operator: '404 404 201 201 201',
    open_for_supporter: '404 201 201 201 201',
    completed: '201 201 201 201 201',
    admin_only_postable: '201 201 201 201 201',
    admin_only_commentable: '201 201 201 201 201',
  }),
)('%s: who adds a tag', async (category, expected) => {
  const answer = await ideas.post({ category: ideas.categoryIds[category] }, 'poster', 'admin');
  const statuses: number[] = [];
  for (const role of ['general', 'supporter', 'semi-operator', 'operator', 'admin'])
    statuses.push((await add(answer.body.results.id, `札 ${role}`, `m-${role}`, role)).status);
  expect(statuses.join(' ')).toBe(expected);
});

test('tags of operators and of imports are system tags', async () => {
  const idea = await newIdea();
  expect((await add(idea, '運営', 'o', 'operator')).results.system).toBe(true);
  expect((await add(idea, '準運営', 'so', 'semi-operator')).results.system).toBe(false);
  const imported = await ideas.rpc.call('ImportIdeas', {
    ideas: [
      {
        ...{ import_key: 'tags:1', name: '題', contents: '文', category: 'on_air', member_id: 'x' },
        date_entered: '2020-10-09T00:00:00Z',
        tags: ['行政', 'ＤＸ', 'DX'],
      },
    ],
  });
  const tags = (await call('get', `/ideas/${imported.idea_ids[0]}/tags`)).results;
  expect(tags.map((tag: { name: string; system: boolean }) => [tag.name, tag.system])).toEqual([
    ['行政', true],
    ['ＤＸ', true],
  ]);
});

test('what operators do to others’ tags is told to the audit log, and nothing else', async () => {
  const idea = await newIdea();
  const own = (await add(await newIdea({ name: '自分の' }), '札', 'author')).results.id;
  const { id } = (await add(idea, '札', 'x')).results;
  const path = `/ideas/${idea}/tags/${id}`;
  await acts.rename(path, 'y', 'general');
  await acts.lock(path, 'author', 'operator');
  await acts.unlock(path, 'op', 'operator');
  await acts.lock(path, 'op', 'operator');
  await acts.lock(path, 'op', 'operator');
  await call('put', path, 'adm', { name: '改' }, 'admin');
  const added = (await add(idea, '新', 'so', 'semi-operator')).results.id;
  await call('delete', `/ideas/${idea}/tags/${added}`, 'so', undefined, 'semi-operator');
  await acts.remove(path, 'op', 'operator');
  const where = { idea_id: [idea, idea] };
  await eventually(async () => {
    const facts = await publishedFacts(ideas.nats.url, 'audit.v1.Acted');
    const ours = facts.filter((fact) => [id, added, own].map(String).includes(fact.entity_id));
    expect(
      ours.map((fact) => [fact.action, fact.actor_id, fact.entity_id, JSON.parse(fact.changes)]),
    ).toEqual([
      ['tag.unlocked', 'op', String(id), { locked: [true, false], ...where }],
      ['tag.locked', 'op', String(id), { locked: [false, true], ...where }],
      ['tag.renamed', 'adm', String(id), { name: ['名 y', '改'], ...where }],
      ['tag.added', 'so', String(added), { name: [null, '新'], ...where }],
      ['tag.removed', 'op', String(id), { name: ['改', null], ...where }],
    ]);
  });
});

const invalid = 'The given data was invalid';

test.each([
  [{}, 400, invalid, { name: ['required'] }],
  [{ name: null }, 400, invalid, { name: ['required'] }],
  [{ name: 5 }, 400, invalid, { name: ['invalid'] }],
  [{ name: ['a'] }, 400, invalid, { name: ['invalid'] }],
  [{ name: ' 　' }, 400, invalid, { name: ['required'] }],
  [{ name: 'あ'.repeat(26) }, 400, invalid, { name: ['max_length'] }],
  [{ name: '𠮷'.repeat(26) }, 400, invalid, { name: ['max_length'] }],
  [{ name: '祭\ue000' }, 400, invalid, { name: ['prohibited_characters'] }],
  [{ name: 'a\u0000' }, 400, invalid, { name: ['prohibited_characters'] }],
  [{ name: 'a\ud800' }, 400, invalid, { name: ['prohibited_characters'] }],
  [{ name: 'a\nb' }, 400, invalid, { name: ['prohibited_characters'] }],
  [{ name: 'a', locked: true }, 400, 'Invalid Request', undefined],
])('%j is refused as a tag', async (body, status, message, errors) => {
  const idea = await newIdea();
  const { id } = (await add(idea, '札')).results;
  for (const [method, path] of [
    ['post', `/ideas/${idea}/tags`],
    ['put', `/ideas/${idea}/tags/${id}`],
  ] as const) {
    const answer = await call(method, path, 'm', body);
    expect([answer.status, answer.message, answer.errors]).toEqual([status, message, errors]);
  }
  expect(await namesOf(idea)).toEqual(['札']);
});

test.each(['𠮷'.repeat(25), "'; DROP TABLE tags; --", '<b>&"\'', '{{7*7}}#{x}', '%_\\', '٣'])(
  '%s is a tag like any other',
  async (name) => {
    const idea = await newIdea();
    expect(await add(idea, name)).toMatchObject({ status: 201, results: { name } });
    const summary = await call('get', `/tags/summary?name=${encodeURIComponent(name)}`);
    expect(summary.results).toContainEqual({ name, count: 1 });
  },
);

test('unknown ideas and tags are not found', async () => {
  const idea = await newIdea();
  const elsewhere = (await add(await newIdea(), '札')).results.id;
  for (const tag of ['0', '-1', 'abc', '999999999', '99999999999999999999', String(elsewhere)]) {
    for (const act of Object.values(acts)) {
      const answer = await act(`/ideas/${idea}/tags/${tag}`, 'author', 'general');
      expect([tag, answer.status, answer.message]).toEqual([tag, 404, 'Data not found']);
    }
  }
  for (const unknown of ['0', '-1', 'abc', '999999999', '%00']) {
    const answers = [
      await call('get', `/ideas/${unknown}/tags`),
      await call('post', `/ideas/${unknown}/tags`, 'm', { name: 'a' }),
      ...(await Promise.all(
        Object.values(acts).map((act) => act(`/ideas/${unknown}/tags/1`, 'm', 'general')),
      )),
    ];
    for (const answer of answers) expect([answer.status, answer.message]).toEqual([404, 'Idea not found']);
  }
});

test('a visitor reads tags, and is asked to log in for the rest', async () => {
  const idea = await newIdea();
  expect((await call('get', `/ideas/${idea}/tags`)).status).toBe(200);
  for (const [method, path] of [
    ['post', ''],
    ['put', '/1'],
    ['delete', '/1'],
    ['put', '/1/lock'],
    ['delete', '/1/lock'],
  ] as const)
    expect(await call(method, `/ideas/${idea}/tags${path}`)).toMatchObject({
      status: 401,
      message: 'Token not found',
    });
});
