import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { ImportedIdea__Output as ImportedIdea } from '@ideabox/protos/ideas/v1/ImportedIdea';
import type { ImportIdeasRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportIdeasRequest';
import type { Context } from '../context.ts';
import { rejectIdea } from '../domain/import-rules.ts';
import { addTags } from '../store/ideas/tags.ts';
import { ideaMessages } from '../store/replay.ts';
import { indexIdeas } from '../store/search/index-ideas.ts';

const perEvent = 100;

type Stored = { id: number; import_key: string; name: string; contents: string };

const insertNew = (tx: Queryable, ideas: ImportedIdea[]) =>
  tx.rows<{ id: number; import_key: string }>(sql`
    INSERT INTO ideas (import_key, category_id, stepper_id, author_id, author_role, name, contents, date_entered)
    SELECT g.import_key, c.id, c.stepper_id, g.member_id, COALESCE(m.roles[1], 'general'), g.name, g.contents, g.date_entered
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(ideas)}::jsonb) AS (import_key text, category text,
      member_id text, name text, contents text, date_entered timestamptz)) WITH ORDINALITY
      AS g(import_key, category, member_id, name, contents, date_entered, place)
    JOIN categories c ON c.search_key = g.category LEFT JOIN members m ON m.id = g.member_id
    ORDER BY g.date_entered, g.place
    ON CONFLICT (import_key) DO NOTHING RETURNING id, import_key`);

/** All that belongs to ideas that were just inserted, and the facts. */
const complete = async (tx: Queryable, ideas: (ImportedIdea & { idea_id: number })[]) => {
  const ids = ideas.map((idea) => idea.idea_id);
  await tx.run(
    sql`INSERT INTO standings (idea_id, date_entered) SELECT id, date_entered FROM ideas WHERE id = ANY(${ids})`,
  );
  await tx.run(sql`
    UPDATE categories c SET idea_count = idea_count + g.added
    FROM (SELECT category_id, count(*) AS added FROM ideas WHERE id = ANY(${ids}) GROUP BY category_id) g
    WHERE c.id = g.category_id`);
  await addTags(tx, ideas);
  await indexIdeas(tx, ideas);
  const messages = await tx.rows<IdeaChanged>(ideaMessages(sql`i.id = ANY(${ids})`, ids.length));
  for (let start = 0; start < messages.length; start += perEvent) {
    await publish(tx, 'ideas.v1.IdeasImported', { ideas: messages.slice(start, start + perEvent) });
  }
};

export const importIdeas = (context: Context) => async (request: Request) => {
  const categories = new Set((await context.categories.all()).map((category) => category.search_key));
  const reasons = request.ideas.map(
    (idea) =>
      rejectIdea(idea) ??
      (categories.has(idea.category) ? undefined : `category: unknown “${idea.category}”`),
  );
  const good = request.ideas.filter((_, index) => reasons[index] === undefined);
  return context.db.transaction(async (tx) => {
    const inserted = await insertNew(tx, good);
    const newIds = new Map(inserted.map((row) => [row.import_key, row.id]));
    const added = good.flatMap((idea) => {
      const idea_id = newIds.get(idea.import_key);
      return idea_id === undefined ? [] : [{ ...idea, idea_id }];
    });
    if (added.length > 0) await complete(tx, added);
    const keys = request.ideas.map((idea) => idea.import_key);
    const rows = await tx.rows<Stored>(
      sql`SELECT id, import_key, name, contents FROM ideas WHERE import_key = ANY(${keys})`,
    );
    const stored = new Map(rows.map((row) => [row.import_key, row]));
    request.ideas.forEach((idea, index) => {
      const row = stored.get(idea.import_key);
      const same = !row || (row.name === idea.name && row.contents === idea.contents);
      if (!same) reasons[index] ??= 'id: another idea was imported under it';
    });
    const idea_ids = request.ideas.map((idea, index) =>
      reasons[index] ? 0 : (stored.get(idea.import_key)?.id ?? 0),
    );
    const rejections = reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : []));
    return { idea_ids, inserted: inserted.length, rejections };
  });
};
