import { eventually } from '@ideabox/testing';
import { searchPairs } from '@ideabox/testing/search-pairs';
import { fold, grams } from '@ideabox/text';
import pg from 'pg';
import { type Alone, bootAlone } from './boot.ts';

/** As it is imported. */
const commented = (idea_id: number, contents: string, parent_import_key = '') => ({
  import_key: `${idea_id}:${contents}`,
  idea_id,
  parent_import_key,
  member_id: 'writer',
  contents,
  date_entered: '2025-05-01T00:00:00Z',
});

let app: Alone;
beforeAll(async () => {
  app = await bootAlone();
  const category = { category_id: 1, search_key: 'one', name: '一', status: 'on_air', revision: 1 };
  await app.facts.tell('ideas.v1.CategoryChanged', category);
  const ideas = [...searchPairs, 'excerpts', 'held', 'edited'].map((_, index) => ({
    idea_id: index + 1,
    name: '題名',
    category_id: 1,
    author_id: 'author',
    revision: 1,
  }));
  await app.facts.tell('ideas.v1.IdeasImported', { ideas });
  // Each text has an idea of its own, so that the same text may come twice.
  const comments = searchPairs.map(([, contents], index) => commented(index + 1, contents));
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

test('an excerpt and its hits come to who names them, and a reply has its own', async () => {
  const contents = `${'あ'.repeat(150)}。紙の書類が難しすぎる。${'い'.repeat(150)}`;
  const idea_id = searchPairs.length + 1;
  const comment = commented(idea_id, contents);
  const comments = [comment, commented(idea_id, '書類の紙', comment.import_key)];
  await app.rpc.call('ImportComments', { comments });
  const search = `/comments?idea=${idea_id}&keyword=${encodeURIComponent('紙の書類が難しい')}`;
  const named = await app.get(`${search}&fields=type,excerpt,hits`);
  const at = contents.indexOf('紙');
  expect(named.body.results).toEqual([
    {
      type: 'comment',
      excerpt: contents.slice(at - 30, at + 90),
      hits: {
        raw_contents: [at, at + 2, at + 5].map((place, word) => [place, place + (word === 0 ? 1 : 2)]),
        excerpt: [
          [30, 31],
          [32, 34],
          [35, 37],
        ],
      },
    },
  ]);
  const [whole] = (await app.get(search)).body.results;
  expect(whole).not.toHaveProperty('excerpt');
  expect(whole).not.toHaveProperty('hits');
  const unasked = await app.get(`/comments?idea=${idea_id}&fields=type,excerpt,hits`);
  expect(unasked.body.results).toContainEqual({
    type: 'reply',
    excerpt: '書類の紙',
    hits: { raw_contents: [], excerpt: [] },
  });
});

test('what a replica of the release before writes is found as before at once, and as now soon after', async () => {
  const ideas = [searchPairs.length + 2, searchPairs.length + 3] as const;
  const comments = ideas.map((idea_id) => commented(idea_id, '電子申請の案'));
  await app.rpc.call('ImportComments', { comments });
  const [former, holder] = [0, 1].map(() => new pg.Client({ connectionString: app.databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([former.connect(), holder.connect()]);
  const { rows } = await former.query('SELECT id FROM comments WHERE idea_id = ANY($1) ORDER BY idea_id', [
    ideas,
  ]);
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
  expect(await find('くわがた', ideas[1])).toBe(1);
  expect(await find('クワガタ', ideas[1])).toBe(0);
  await holder.query('COMMIT');
  await eventually(async () => expect(await find('クワガタ', ideas[1])).toBe(1));
  await Promise.all([former.end(), holder.end()]);
});
