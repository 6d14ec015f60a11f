import type pg from 'pg';
import type { Sql } from './sql.ts';

/** What a statement can be run on: the pool, or a transaction. */
export type Queryable = {
  rows: <Row>(statement: Sql) => Promise<Row[]>;
  /** The only row, or undefined when there is none. */
  one: <Row>(statement: Sql) => Promise<Row | undefined>;
  /** Runs a statement for its effect. @returns the number of rows it changed. */
  run: (statement: Sql) => Promise<number>;
};

export type Database = Queryable & {
  /** All or nothing: commits when `work` resolves, rolls back when it throws. */
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** The same for work that has transactions of its own: they become savepoints of this one. */
  within: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** The driver's pool, for COPY and cursors. */
  pool: pg.Pool;
  close: () => Promise<void>;
};
