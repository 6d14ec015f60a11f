import type { Database, Queryable } from './queryable.ts';
import { sql } from './sql.ts';

/** One statement after the other, as a connection runs them. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(statement: () => Promise<T>): Promise<T> => {
    const next = last.then(statement);
    last = next.catch(() => undefined);
    return next;
  };
};

/** A transaction that looks like a database: what it is asked to do as a transaction becomes a savepoint. */
export const nestedDatabase = (tx: Queryable, outer: Database): Database => {
  const turn = inTurn();
  const queued: Queryable = {
    rows: (statement) => turn(() => tx.rows(statement)),
    one: (statement) => turn(() => tx.one(statement)),
    run: (statement) => turn(() => tx.run(statement)),
  };
  const transaction = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    turn(async () => {
      await tx.run(sql`SAVEPOINT inner_work`);
      try {
        const result = await work(tx);
        await tx.run(sql`RELEASE SAVEPOINT inner_work`);
        return result;
      } catch (error) {
        await tx.run(sql`ROLLBACK TO SAVEPOINT inner_work`);
        throw error;
      }
    });
  const nested: Database = {
    ...queued,
    transaction,
    within: (work) => transaction((inner) => work(nestedDatabase(inner, outer))),
    pool: outer.pool,
    close: () => Promise.resolve(),
  };
  return nested;
};
