import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { Found, Grouped, Topic } from '../domain/topics/find-topics.ts';
import { publicCategories } from '../store/published.ts';
import { groupInThread } from './group-in-thread.ts';

/** So many texts say what all are about; taken by chance, the same ones each time. */
const mostTexts = 100_000;

/** Ideas are grouped anew when so many were placed since, of how many there were, or after a day. */
const soonest = 10;
const share = 0.1;

type Due = { generation: number };

const findDue = (db: Queryable, pauseMs: number): Promise<Due | undefined> =>
  db.one<Due>(sql`
    SELECT generation FROM topic_grouping
    WHERE walked_to IS NULL AND grouped_at < now() - make_interval(secs => ${pauseMs / 1000})
      AND (placed >= greatest(${soonest}, ${share}::float8 * texts) OR placed > 0 AND grouped_at < now() - interval '1 day')`);

/** The words of ideas that everyone may read: what is said of a topic is told to everyone. */
const readTexts = async (db: Queryable): Promise<string[][]> => {
  const open = [...(await publicCategories(db)).keys()];
  const rows = await db.rows<{ terms: string[] }>(sql`
    SELECT terms FROM text_terms
    WHERE kind = 'idea' AND NOT removed AND category_id = ANY(${open}) AND terms <> '{}'
    ORDER BY hashint8(id), id LIMIT ${mostTexts}`);
  return rows.map(({ terms }) => terms);
};

const readStanding = (db: Queryable): Promise<Grouped[]> =>
  db.rows<Grouped>(sql`
    SELECT id, terms, x, y, (
      SELECT coalesce(json_agg(json_build_object('term', term, 'weight', weight)), '[]') FROM topic_terms
      WHERE topic_id = topics.id
    ) AS words FROM topics ORDER BY id`);

const saveTopic = async (tx: Queryable, { id, terms, x, y, words }: Topic): Promise<number> => {
  const saved =
    id === null
      ? await tx.one<{ id: number }>(
          sql`INSERT INTO topics (terms, x, y) VALUES (${terms}, ${x}, ${y}) RETURNING id`,
        )
      : await tx.one<{ id: number }>(
          sql`UPDATE topics SET terms = ${terms}, x = ${x}, y = ${y} WHERE id = ${id} RETURNING id`,
        );
  if (!saved) return 0;
  await tx.run(sql`
    INSERT INTO topic_terms (term, topic_id, weight)
    SELECT term, ${saved.id}, weight FROM json_to_recordset(${JSON.stringify(words)}::json) AS w (term text, weight real)`);
  return saved.id;
};

/** Puts what was found in the place of what stands; an operator's names and wishes stay with the topics that go on. */
const save = async (tx: Queryable, { vocabulary, topics }: Found, texts: number): Promise<void> => {
  await tx.run(sql`DELETE FROM topic_terms`);
  await tx.run(sql`DELETE FROM topic_vocabulary`);
  await tx.run(sql`
    INSERT INTO topic_vocabulary (term, rarity)
    SELECT term, rarity FROM json_to_recordset(${JSON.stringify(vocabulary)}::json) AS w (term text, rarity real)`);
  const stay: number[] = [];
  for (const topic of topics) stay.push(await saveTopic(tx, topic));
  await tx.run(sql`DELETE FROM topics WHERE id <> ALL(${stay})`);
  await tx.run(sql`
    UPDATE topic_grouping SET generation = generation + 1, grouped_at = now(), texts = ${texts}, placed = 0, walked_to = 0`);
};

/**
 * Groups ideas into topics where that is due; they are put into them afterwards. Two processes may try at a time: the
 * first to end counts. @returns whether it has.
 */
export const regroup = async (
  db: Database,
  { pauseMs, stopped }: { pauseMs: number; stopped: AbortSignal },
): Promise<boolean> => {
  const due = await findDue(db, pauseMs);
  if (!due) return false;
  const [texts, standing] = [await readTexts(db), await readStanding(db)];
  const found = await groupInThread({ texts, standing }, stopped);
  return db.transaction(async (tx) => {
    const [now] = await tx.rows<Due>(sql`SELECT generation FROM topic_grouping FOR UPDATE`);
    if (now?.generation !== due.generation) return false;
    await save(tx, found, texts.length);
    return true;
  });
};
