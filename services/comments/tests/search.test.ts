import { eventually } from '@ideabox/testing';
import { searchPairs } from '@ideabox/testing/search-pairs';
import { fold, grams } from '@ideabox/text';
import pg from 'pg';
import { type Alone, bootAlone } from './boot.ts';

let app: Alone;
beforeAll(async () => {
  app = await bootAlone();
  const category = { category_id: 1, search_key: 'one', name: '一', status: 'on_air', revision: 1 };
  await app.facts.tell('ideas.v1.CategoryChanged', category);
  const ideas = searchPairs.map((_, index) => ({
    idea_id: index + 1,
    name: '題名',
    category_id: 1,
    author_id: 'author',
    revision: 1,
  }));
  await app.facts.tell('ideas.v1.IdeasImported', { ideas });
  // Each text has an idea of its own, so that the same text may come twice.
  const comments = searchPairs.map(([, contents], index) => ({
    import_key: `pair:${index}`,
    idea_id: index + 1,
    parent_import_key: '',
    member_id: 'writer',
    contents,
    date_entered: '2025-05-01T00:00:00Z',
  }));
  expect((await app.rpc.call('ImportComments', { comments })).inserted).toBe(searchPairs.length);
});
afterAll(() => app.stop());

const find = async (keyword: string, idea: number) => {
  const answer = await app.get(`/comments?keyword=${encodeURIComponent(keyword)}&idea=${idea}`);
  expect(answer.status).toBe(200);
  return answer.body.metadata.resultset.count as number;
};

test.each(searchPairs.map((pair, index) => [...pair, index + 1] as const))(
  '%s, typed, and %s, commented: found is %s',
  async (keyword, _, found, idea) => {
    expect(await find(keyword, idea)).toBe(found ? 1 : 0);
  },
);

test('what a replica of the release before writes is found as before at once, and as now soon after', async () => {
  const [former, holder] = [0, 1].map(() => new pg.Client({ connectionString: app.databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([former.connect(), holder.connect()]);
  const { rows } = await former.query('SELECT id FROM comments WHERE idea_id IN (1, 2) ORDER BY idea_id');
  const [held, edited] = rows.map(({ id }) => id);
  // What is held cannot be indexed.
  await holder.query('BEGIN');
  await holder.query('SELECT FROM comments WHERE id = $1 FOR UPDATE', [held]);
  await former.query('BEGIN');
  await former.query("UPDATE search_entries SET comment_text = '別' WHERE comment_id = $1", [held]);
  await former.query("UPDATE comments SET contents = 'くわがたの話' WHERE id = $1", [edited]);
  await former.query('UPDATE search_entries SET comment_text = $2, grams = $3 WHERE comment_id = $1', [
    edited,
    fold('くわがたの話'),
    grams(fold('くわがたの話')),
  ]);
  await former.query('COMMIT');
  expect(await find('くわがた', 2)).toBe(1);
  expect(await find('クワガタ', 2)).toBe(0);
  await holder.query('COMMIT');
  await eventually(async () => expect(await find('クワガタ', 2)).toBe(1));
  await Promise.all([former.end(), holder.end()]);
});
