import type { Database, Queryable } from '@ideabox/postgres';
import type { Row, Told } from './books.ts';
import { createBatch } from './create-batch.ts';
import { keyed, readInOrder } from './read-in-order.ts';

/** Takes everything that an owner tells of as it stands now. @returns how many facts */
export const applyTold = async <Fact>(
  owner: { db: Database; told: Told<Fact> },
  taker: { db: Database; apply: (tx: Queryable, facts: Fact[]) => Promise<unknown> },
): Promise<number> => {
  const { told } = owner;
  let read = 0;
  const facts = createBatch<Fact>((batch) => taker.db.transaction((tx) => taker.apply(tx, batch)));
  const lines = readInOrder<{ key: string; row: Row }>(owner.db, keyed(told.key, told.rows));
  for await (const { row } of lines) {
    read += 1;
    await facts.add(told.fact(row));
  }
  await facts.flush();
  return read;
};
