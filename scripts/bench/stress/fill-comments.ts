import type pg from 'pg';
import { fillKnownMembers } from './fill-members.ts';
import { comments, type StressSize } from './plan.ts';
import { said, saying, titleCount } from './texts.ts';
import { withoutIndexes } from './without-indexes.ts';

/** What services other than its owner know of ideas. */
export const knownIdeas = `
  INSERT INTO ideas (id, name, category_id, author_id, removed, revision)
  SELECT p.id, t.text, p.category_id, pg_temp.member(p.author), false, 1
  FROM plan p JOIN titles t ON t.n = pg_temp.pick(p.id, 11, ${titleCount}) ORDER BY p.id`;

const stars = (turn: string) => `pg_temp.pick(c.id, 50 + ${turn}, 5)`;

/** Fills the comments service's own tables. The session has the plan and the texts. */
export async function fillComments(client: pg.Client, size: StressSize): Promise<void> {
  await client.query(fillKnownMembers(size));
  const tables = ['ideas', 'discussions', 'comments', 'search_texts', 'ratings'];
  await withoutIndexes(client, tables, async () => {
    await client.query(knownIdeas);
    await client.query(`
      INSERT INTO discussions (idea_id, category_id, last_serial_number, comment_count, thread_count, top_comment_id, revision)
      SELECT id, category_id, comments, comments, comments - comments / 3, comments_before + top, 1
      FROM plan WHERE comments > 0 ORDER BY id`);
    await client.query(`
      INSERT INTO comments (id, idea_id, category_id, parent_id, author_id, author_role, serial_number, contents, normalised,
        date_entered, reply_count, rating_count, rating_sum)
      SELECT c.id, c.idea_id, c.category_id, c.parent_id, pg_temp.member(c.author), pg_temp.role(c.author), c.serial_number,
        ${said}, s1.text || s2.text, c.date_entered, c.reply_count, c.ratings,
        (SELECT coalesce(sum(${stars('turn')}), 0) FROM generate_series(1, c.ratings) AS turn)
      FROM (${comments(size)}) AS c ${saying('c.id')}`);
    await client.query(`
      INSERT INTO search_texts (comment_id, comment_text, keys)
      SELECT c.id, to_katakana(${said}), ARRAY(SELECT DISTINCT unnest(s1.keys || s2.keys)) FROM comments c ${saying('c.id')}`);
    await client.query(`
      INSERT INTO ratings (comment_id, member_id, stars, date_entered)
      SELECT c.id, pg_temp.member(c.id + turn * 7919), ${stars('turn')}, c.date_entered + interval '1 minute' * turn
      FROM comments c CROSS JOIN LATERAL generate_series(1, c.rating_count) AS turn WHERE c.rating_count > 0`);
    await client.query(`SELECT setval(pg_get_serial_sequence('comments', 'id'), max(id)) FROM comments`);
  });
}
