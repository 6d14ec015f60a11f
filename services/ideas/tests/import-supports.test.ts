import { eventually, goldenFact, publishedFacts, shapeOf } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const time = '2026-03-01T00:00:00.000Z';
const load = (...supports: { idea_id: number; member_id: string; date_entered: string }[]) =>
  ideas.rpc.call('ImportSupports', { supports });

test('supports are loaded as of their time, once, with their counter and their facts', async () => {
  const id: number = (await ideas.post({})).body.results.id;
  const given = ['hanako', 'jiro'].map((member_id) => ({ idea_id: id, member_id, date_entered: time }));
  expect(await load(...given)).toEqual({ inserted: 2, rejections: [] });
  expect(await load(...given)).toEqual({ inserted: 0, rejections: [] });
  expect((await ideas.http.get(`/ideas/${id}`)).body.results.support_count).toBe(2);
  const golden = shapeOf(goldenFact('ideas.v1.SupportChanged'));
  await eventually(async () => {
    const told = await publishedFacts(ideas.nats.url, 'ideas.v1.SupportsImported');
    const supports = told
      .flatMap((fact) => fact.supports)
      .toSorted((one, other) => one.member_id.localeCompare(other.member_id));
    expect(supports.map(shapeOf)).toEqual([golden, golden]);
    expect(supports).toMatchObject(
      ['hanako', 'jiro'].map((member_id) => ({
        idea_id: id,
        member_id,
        supported: true,
        date_entered: time,
      })),
    );
  });
  // Who imports tells nobody.
  expect(await publishedFacts(ideas.nats.url, 'ideas.v1.SupportChanged')).toEqual([]);
});

test('what is faulty is refused with its reason', async () => {
  const id: number = (await ideas.post({})).body.results.id;
  const { inserted, rejections } = await load(
    { idea_id: 0, member_id: 'hanako', date_entered: time },
    { idea_id: 999_999, member_id: 'hanako', date_entered: time },
    { idea_id: id, member_id: '', date_entered: time },
    { idea_id: id, member_id: 'hanako', date_entered: 'yesterday' },
  );
  expect(inserted).toBe(0);
  expect(rejections).toEqual([
    { index: 0, reason: 'idea_id: unknown' },
    { index: 1, reason: 'idea_id: unknown' },
    { index: 2, reason: 'member_id: missing' },
    { index: 3, reason: 'date_entered: RFC 3339 expected' },
  ]);
});
