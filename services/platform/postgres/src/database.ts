import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Logger } from '@ideabox/telemetry';
import pg from 'pg';
import { connectingInTurn } from './connect-in-turn.ts';
import { nestedDatabase } from './nested-database.ts';
import type { Database, Queryable } from './queryable.ts';
import type { Sql } from './sql.ts';
import { connectWanted, wantedStatements } from './while-wanted.ts';

// Counts and bigints of this product stay far below 2^53, and dates leave as RFC 3339.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const names = new Map<string, string>();
const maxNames = 500;

/** Named statements are planned once a connection; past the bound (statements composed without end) they stay unnamed. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

const queryable = (client: { query: (statement: pg.QueryConfig) => Promise<pg.QueryResult> }): Queryable => {
  const query = (statement: Sql) => {
    const { text, values } = statement;
    return client.query({ name: nameOf(text), text, values: values as unknown[] });
  };
  return {
    rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
    one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  };
};

const transactions = new AsyncLocalStorage<true>();

/** Whether what runs now runs within a transaction, and holds its connection. */
export const isInTransaction = (): boolean => transactions.getStore() ?? false;

/**
 * A pool on one service's database. No statement waits longer than `statementTimeoutMs`. What is done for a caller who leaves ends with
 * them: a statement by itself at once, a transaction that has not begun does not; one that has begun goes on to its end.
 */
export const createDatabase = (options: {
  url: string;
  log: Logger;
  poolSize?: number;
  statementTimeoutMs?: number;
}): Database => {
  const pool = new pg.Pool({
    Client: connectingInTurn(),
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'lost an idle database connection'));
  const onOneClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connectWanted(pool);
    let broken: Error | undefined;
    // A connection that ends between two statements says so here, and unheard would end the process.
    const lost = (error: Error) => {
      broken = error;
    };
    client.on('error', lost);
    try {
      await client.query('BEGIN');
      const result = await transactions.run(true, () => work(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(lost);
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  };
  const statements = wantedStatements(pool);
  const database: Database = {
    ...queryable(statements),
    transaction: (work) => onOneClient((client) => work(queryable(client))),
    within: (work) => onOneClient((client) => work(nestedDatabase(queryable(client), database))),
    pool,
    close: async () => {
      await Promise.all([statements.close(), pool.end()]);
    },
  };
  return database;
};
