import { type Queryable, sql } from '@ideabox/postgres';

/**
 * Has the effect of those facts that had none here, on a transaction that notes that they had it. Notes are made in the order of
 * their ids, so that two processes with the same facts never wait for each other.
 */
export const takeOnce = async <Fact, Result>(
  tx: Queryable,
  consumer: { service: string; event: string },
  facts: { id: string; event: Fact }[],
  handle: (tx: Queryable, events: Fact[]) => Promise<Result>,
): Promise<Result | undefined> => {
  const fresh = await tx.rows<{ event_id: string }>(sql`
    INSERT INTO inbox (consumer, event_id)
    SELECT ${`${consumer.service}-${consumer.event}`}, id FROM unnest(${facts.map(({ id }) => id)}::uuid[]) AS id ORDER BY id
    ON CONFLICT DO NOTHING RETURNING event_id`);
  const ids = new Set(fresh.map((row) => row.event_id));
  const events = facts.filter(({ id }) => ids.delete(id)).map(({ event }) => event);
  if (events.length > 0) return handle(tx, events);
};
