import { eventually } from '@ideabox/testing';
import { fold, grams } from '@ideabox/text';
import pg from 'pg';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let former: pg.Client;
let holder: pg.Client;
beforeAll(async () => {
  ideas = await bootIdeas();
  [former, holder] = [0, 1].map(() => new pg.Client({ connectionString: ideas.databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([former.connect(), holder.connect()]);
});
afterAll(async () => {
  await Promise.all([former.end(), holder.end()]);
  await ideas.stop();
});

const find = async (keyword: string): Promise<number[]> => {
  const answer = await ideas.http.get(`/ideas?keyword=${encodeURIComponent(keyword)}&fields=id`);
  expect(answer.status).toBe(200);
  return answer.body.results.map(({ id }: { id: number }) => id);
};

/** What a replica of the release before does where someone edits an idea. */
const editAsFormer = async (id: number, name: string, contents: string) => {
  const text = fold(`${name}\n${contents}`);
  await former.query('UPDATE ideas SET name = $2, contents = $3 WHERE id = $1', [id, name, contents]);
  await former.query(
    `INSERT INTO search_entries (idea_id, idea_text, tag_text, grams) VALUES ($1, $2, '', $3)
     ON CONFLICT (idea_id) DO UPDATE SET idea_text = excluded.idea_text, grams = excluded.grams`,
    [id, text, grams(text)],
  );
};

test('what a replica of the release before writes is found as before at once, and as now soon after', async () => {
  const post = async (name: string) => (await ideas.post({ name, contents: '本文' })).body.results.id;
  const [held, edited] = [await post('アレルギーの表示'), await post('給食')];
  expect(await find('あれるぎー')).toEqual([held]);
  // Nothing is indexed while an idea of the batch is held.
  await holder.query('BEGIN');
  await holder.query('SELECT FROM ideas WHERE id = $1 FOR UPDATE', [held]);
  await former.query('BEGIN');
  await former.query("UPDATE search_entries SET tag_text = '別' WHERE idea_id = $1", [held]);
  await editAsFormer(edited, '食物アレルギー', '調べてほしい');
  await former.query('COMMIT');
  expect(await find('アレルギー')).toEqual([edited, held]);
  expect(await find('あれるぎー')).toEqual([]);
  const similar = await ideas.http.get(`/ideas/similar?text=${encodeURIComponent('食物アレルギーを調べて')}`);
  expect(similar.body.results[0].id).toBe(edited);
  await holder.query('COMMIT');
  await eventually(async () => expect(await find('あれるぎー')).toEqual([edited, held]));
  expect(await find('給食')).toEqual([]);
});

test('what is there before the index is brought into it, in batches, and what is removed meanwhile is not', async () => {
  const texts = Array.from({ length: 120 }, (_, index) => ({
    import_key: `b:${index}`,
    name: `ひとつ${index}`,
    contents: 'わくわく',
    tags: [],
    category: 'on_air',
    member_id: 'taro',
    date_entered: '2026-05-01T00:00:00Z',
  }));
  const { idea_ids } = await ideas.rpc.call('ImportIdeas', { ideas: texts });
  await former.query('BEGIN');
  await former.query('DELETE FROM search_texts');
  await former.query('INSERT INTO search_backlog SELECT idea_id FROM search_entries ON CONFLICT DO NOTHING');
  await former.query('UPDATE ideas SET removed_at = now() WHERE id = $1', [idea_ids[0]]);
  await former.query('COMMIT');
  await eventually(async () => {
    const { rows } = await former.query(`SELECT (SELECT count(*)::int FROM search_backlog) AS waiting,
      (SELECT count(*)::int FROM search_texts) AS indexed, (SELECT count(*)::int FROM search_entries) AS entries`);
    expect(rows[0]).toEqual({ waiting: 0, indexed: rows[0].entries - 1, entries: rows[0].entries });
  });
  const answer = await ideas.http.get(`/ideas?keyword=${encodeURIComponent('ワクワク')}`);
  expect(answer.body.metadata.resultset.count).toBe(119);
});
