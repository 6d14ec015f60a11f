import { bootIdeas, type Ideas } from './boot.ts';
import { tagCalls } from './tag-calls.ts';

let ideas: Ideas;
const { call, newIdea, add, namesOf } = tagCalls(() => ideas);
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

describe('the summary', () => {
  const count = async (name: string, query = '') =>
    (await call('get', `/tags/summary?name=${encodeURIComponent(name)}${query}`)).results;

  test('counts what everyone sees, the most used first', async () => {
    for (const category of ['on_air', 'completed', 'open_for_supporter', 'open_for_myself_and_operator'])
      await add(
        (await ideas.post({ category: ideas.categoryIds[category] }, 'p', 'admin')).body.results.id,
        'まとめ一',
        'p',
        'admin',
      );
    await add(await newIdea(), 'まとめ二');
    expect(await count('まとめ')).toEqual([
      { name: 'まとめ一', count: 2 },
      { name: 'まとめ二', count: 1 },
    ]);
    expect(await count('まとめ', '&limit=1&offset=1')).toEqual([{ name: 'まとめ二', count: 1 }]);
  });

  test('width and case do not matter to the filter', async () => {
    await add(await newIdea(), 'ＧｏｖＴｅｃｈ');
    expect(await count('govtech')).toEqual([{ name: 'ＧｏｖＴｅｃｈ', count: 1 }]);
  });

  test('tags that no idea carries any more are left out', async () => {
    const idea = await newIdea();
    const { id } = (await add(idea, '消える札')).results;
    await call('put', `/ideas/${idea}/tags/${id}`, 'm', { name: '残る札' });
    expect([await count('消える札'), await count('残る札')]).toEqual([[], [{ name: '残る札', count: 1 }]]);
    await call('delete', `/ideas/${idea}`, 'op', { reason: '重複' }, 'operator');
    expect(await count('残る札')).toEqual([]);
  });

  test('a page that is none is refused', async () => {
    for (const query of ['limit=0', 'limit=1000', 'offset=-1', 'fields=x'])
      expect(await call('get', `/tags/summary?${query}`)).toMatchObject({
        status: 400,
        message: 'Invalid Request',
      });
  });
});

test('a category that is hidden takes its tags out of the summary, and brings them back', async () => {
  const category = ideas.categoryIds.open_for_comment;
  const { id } = (await ideas.post({ category }, 'p', 'admin')).body.results;
  await add(id, '見え隠れ', 'p');
  const summary = () => call('get', `/tags/summary?name=${encodeURIComponent('見え隠れ')}`);
  const change = (body: object) => call('put', `/categories/${category}`, 'o', body, 'operator');
  const shown = [{ name: '見え隠れ', count: 1 }];
  const steps: [object, object[]][] = [
    [{ invisible: true }, []],
    [{ invisible: false }, shown],
    [{ status: 'open_for_supporter' }, []],
    [{ status: 'open_for_myself_and_operator' }, []],
    [{ status: 'completed' }, shown],
    [{ status: 'open_for_comment' }, shown],
  ];
  for (const [body, expected] of steps) {
    expect((await change(body)).status).toBe(200);
    expect([body, (await summary()).results]).toEqual([body, expected]);
  }
});

test('tags, removals and categories that change at once leave counts that equal the tags', async () => {
  const category = ideas.categoryIds.admin_only_commentable as number;
  const posted = await Promise.all(Array.from({ length: 12 }, () => newIdea({ category })));
  await Promise.all([
    ...posted.flatMap((idea, index) => [
      add(idea, '同時 一', `m${index}`).then(({ results }) =>
        // Nobody but operators finds the idea while its category is hidden.
        index % 2 && results
          ? call('put', `/ideas/${idea}/tags/${results.id}`, 'two', { name: '名 two' })
          : null,
      ),
      add(idea, '名 two', `m${index}`),
    ]),
    ...posted
      .slice(0, 4)
      .map((idea) => call('delete', `/ideas/${idea}`, 'o', { reason: '重複' }, 'operator')),
    ...Array.from({ length: 6 }, (_, index) =>
      call('put', `/categories/${category}`, 'o', { invisible: index % 2 === 0 }, 'operator'),
    ),
  ]).then((answers) => {
    for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);
  });
  await call('put', `/categories/${category}`, 'o', { invisible: false }, 'operator');
  const counted: Record<string, number> = {};
  for (const idea of posted) {
    if ((await call('get', `/ideas/${idea}`)).status !== 200) continue;
    for (const name of await namesOf(idea)) counted[name] = (counted[name] ?? 0) + 1;
  }
  const summary = await call('get', '/tags/summary?limit=100');
  const told = Object.fromEntries(
    summary.results.map((tag: { name: string; count: number }) => [tag.name, tag.count]),
  );
  expect([told['同時 一'], told['名 two']]).toEqual([counted['同時 一'], counted['名 two']]);
});
