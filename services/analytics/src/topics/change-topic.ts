import { type Queryable, sql } from '@ideabox/postgres';
import { InvalidMerge, TopicNotFound } from '../domain/errors.ts';

/** What operators decide of a topic; `name` is theirs, null where its words name it. */
export type Wishes = { name: string | null; hidden: boolean; merge_into: number | null };

export type Decided = Wishes & { id: number; terms: string[] };

/** Topics are locked in the order of their ids. @throws TopicNotFound */
const lockTopics = async (tx: Queryable, id: number, other: number | null) => {
  const rows = await tx.rows<Decided>(sql`
    SELECT id, terms, given_name AS name, hidden, merged_into AS merge_into FROM topics
    WHERE id = ANY(${[id, other ?? id]}) ORDER BY id FOR UPDATE`);
  const topic = rows.find((row) => row.id === id);
  if (!topic) throw new TopicNotFound();
  return { topic, into: rows.find((row) => row.id === other) };
};

/**
 * Changes what is given. What was merged into a topic that is merged itself goes with it.
 * @throws TopicNotFound InvalidMerge into itself, into what is no topic, or into one that is merged
 */
export const changeTopic = async (
  tx: Queryable,
  id: number,
  wishes: Partial<Wishes>,
): Promise<{ before: Decided; after: Decided }> => {
  // Who places ideas locks this first and topics then.
  if (wishes.merge_into !== undefined) await tx.run(sql`SELECT FROM topic_grouping FOR UPDATE`);
  const { topic: before, into } = await lockTopics(tx, id, wishes.merge_into ?? null);
  const after = { ...before, ...wishes };
  if (wishes.merge_into && (!into || into.id === id || into.merge_into !== null)) throw new InvalidMerge();
  await tx.run(sql`
    UPDATE topics SET given_name = ${after.name}, hidden = ${after.hidden}, merged_into = ${after.merge_into} WHERE id = ${id}`);
  // Every idea is told of anew that counts as another topic now.
  if (after.merge_into !== before.merge_into) await tx.run(sql`UPDATE topic_grouping SET walked_to = 0`);
  if (wishes.merge_into)
    await tx.run(sql`UPDATE topics SET merged_into = ${wishes.merge_into} WHERE merged_into = ${id}`);
  return { before, after };
};
