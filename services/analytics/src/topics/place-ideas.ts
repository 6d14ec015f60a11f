import { publish } from '@ideabox/events';
import { type Database, type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { IdeaPlaced__Output as IdeaPlaced } from '@ideabox/protos/analytics/v1/IdeaPlaced';

const batch = 1_000;

/**
 * Puts ideas, `given` with their words, into the topics whose words weigh most in them: the cosine of both, of words
 * that are in the vocabulary. Tells of those whose topic is another now. @returns their ids
 */
const place = async (tx: Queryable, given: Sql): Promise<number[]> => {
  const done = await tx.one<{ ids: number[]; moved: IdeaPlaced[] }>(sql`
    WITH given AS MATERIALIZED (${given}), said AS (
      SELECT id, term, count(*) * rarity AS weight
      FROM given CROSS JOIN unnest(terms) AS term JOIN topic_vocabulary USING (term)
      WHERE NOT removed GROUP BY id, term, rarity
    ), lengths AS (
      SELECT id, sqrt(sum(weight * weight)) AS length FROM said GROUP BY id
    ), best AS (
      SELECT DISTINCT ON (id) id, topic_id, sum(said.weight * t.weight) / length AS likeness
      FROM said JOIN topic_terms AS t USING (term) JOIN lengths USING (id)
      GROUP BY id, topic_id, length ORDER BY id, likeness DESC, topic_id
    ), placed AS (
      INSERT INTO idea_topics AS i (idea_id, topic_id, likeness, counts_as, revision)
      SELECT given.id, topic_id, coalesce(likeness, 0), coalesce(merged_into, topic_id, 0), 1
      FROM given LEFT JOIN best USING (id) LEFT JOIN topics ON topics.id = topic_id ORDER BY given.id
      ON CONFLICT (idea_id) DO UPDATE SET topic_id = excluded.topic_id, likeness = excluded.likeness,
        counts_as = excluded.counts_as,
        revision = i.revision + CASE WHEN i.counts_as = excluded.counts_as THEN 0 ELSE 1 END
      RETURNING idea_id, old.topic_id AS before, new.topic_id AS after, old.counts_as AS counted_as, new.counts_as, new.revision
    ), counted AS (
      UPDATE topics SET counted_at = '-infinity'
      WHERE id IN (SELECT before FROM placed UNION SELECT after FROM placed)
    ), done AS (
      UPDATE text_terms AS t SET to_place = false FROM given WHERE t.kind = 'idea' AND t.id = given.id AND t.to_place
    ) SELECT coalesce((SELECT array_agg(id) FROM given), '{}') AS ids,
        coalesce(json_agg(json_build_object('idea_id', idea_id, 'topic_id', counts_as, 'revision', revision)), '[]') AS moved
      FROM placed WHERE coalesce(counted_as, 0) <> counts_as`);
  if (!done) return [];
  if (done.moved.length > 0) await publish(tx, 'analytics.v1.IdeaPlaced', ...done.moved);
  return done.ids;
};

/** Where placing stands, for one process at a time; nothing while another places. */
const takeTurn = (tx: Queryable): Promise<{ walked_to: number | null } | undefined> =>
  tx.one(sql`SELECT walked_to FROM topic_grouping FOR UPDATE SKIP LOCKED`);

/** Places ideas whose words were found anew. @returns whether there may be more of them. */
export const placeNewIdeas = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return false;
    const ids = await place(
      tx,
      sql`SELECT id, terms, removed FROM text_terms WHERE kind = 'idea' AND to_place
        ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
    );
    if (ids.length > 0) await tx.run(sql`UPDATE topic_grouping SET placed = placed + ${ids.length}`);
    return ids.length === batch;
  });

/** Places the next of all ideas after they were grouped anew. @returns whether there may be more of them. */
export const walkIdeas = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const walkedTo = (await takeTurn(tx))?.walked_to ?? null;
    if (walkedTo === null) return false;
    const ids = await place(
      tx,
      sql`SELECT id, terms, removed FROM text_terms WHERE kind = 'idea' AND id > ${walkedTo}
        ORDER BY id LIMIT ${batch} FOR UPDATE`,
    );
    const more = ids.length === batch;
    await tx.run(sql`UPDATE topic_grouping SET walked_to = ${more ? Math.max(...ids) : null}`);
    return more;
  });
