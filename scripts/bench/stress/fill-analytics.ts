import type pg from 'pg';
import { fillMemberFacts } from './fill-members.ts';
import { comments, type StressSize, votes } from './plan.ts';
import { titleCount } from './texts.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The sums that analytics keeps of each kind of fact, by quarters of an hour. */
const rollUp = (metric: string, table: string, category = 'category_id', role = 'author_role') => `
  INSERT INTO rollups (metric, bucket, category_id, role, count)
  SELECT '${metric}', date_bin('15 minutes', date_entered, 'epoch'::timestamptz), ${category}, ${role}, count(*)
  FROM ${table} GROUP BY 2, 3, 4`;

/** Fills the facts of the analytics service and their sums. The session has the plan and the texts. */
export async function fillAnalytics(client: pg.Client, size: StressSize): Promise<void> {
  const tables = ['member_facts', 'idea_facts', 'comment_facts', 'vote_facts', 'rollups'];
  await withoutIndexes(client, tables, async () => {
    await client.query(fillMemberFacts(size));
    await client.query(`
      INSERT INTO idea_facts (id, name, category_id, author_id, author_role, removed, tags, date_entered, revision, generation)
      SELECT p.id, t.text, p.category_id, pg_temp.member(p.author), pg_temp.role(p.author), false, '{}', p.date_entered, 1, 1
      FROM plan p JOIN titles t ON t.n = pg_temp.pick(p.id, 11, ${titleCount}) ORDER BY p.id`);
    await client.query(`
      INSERT INTO comment_facts (id, idea_id, parent_id, category_id, author_id, author_role, removed, date_entered, revision,
        generation)
      SELECT id, idea_id, parent_id, category_id, pg_temp.member(author), pg_temp.role(author), false, date_entered, 1, 1
      FROM (${comments(size)}) AS c`);
    await client.query(`
      INSERT INTO vote_facts (idea_id, member_id, type, category_id, role, date_entered, revision, generation)
      SELECT idea_id, pg_temp.member(voter), type, category_id, pg_temp.role(voter), date_entered, 1, 1
      FROM (${votes(size)}) AS v`);
    await client.query(rollUp('members', 'member_facts', '0', 'role'));
    await client.query(rollUp('ideas', 'idea_facts'));
    await client.query(rollUp('comments', 'comment_facts'));
    await client.query(rollUp('votes', 'vote_facts', 'category_id', 'role'));
  });
}
