import { callerSignal } from '@ideabox/lifecycle';
import pg from 'pg';

type Client = pg.PoolClient & {
  /** By which Postgres knows the connection. */
  processID?: number;
};

/** Statements of a pool that end when nobody waits for them any more. */
export type WantedStatements = {
  query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>;
  close: () => Promise<void>;
};

/** A connection, unless who asked for it has gone in the meantime. */
export const connectWanted = async (pool: pg.Pool): Promise<Client> => {
  const signal = callerSignal();
  signal?.throwIfAborted();
  const client = await pool.connect();
  if (signal?.aborted) {
    client.release();
    throw signal.reason;
  }
  return client;
};

/** Where the caller may go, its statement is ended by Postgres, over a connection of its own, so that the one it has is free at once. */
export const wantedStatements = (pool: pg.Pool): WantedStatements => {
  // As long as the longest statement takes, it is worth ending.
  const ending = new pg.Pool({
    ...pool.options,
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 1_000,
  });
  ending.on('error', () => undefined);
  const end = ({ processID }: Client) =>
    ending.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => undefined);

  const query: WantedStatements['query'] = async (statement) => {
    const signal = callerSignal();
    if (!signal) return pool.query(statement);
    const client = await connectWanted(pool);
    let broken: Error | undefined;
    const lost = (error: Error) => {
      broken = error;
    };
    let ended: Promise<unknown> | undefined;
    const leave = () => {
      ended = end(client);
    };
    client.on('error', lost);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await client.query(statement);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', leave);
      // One that came late would end the next statement on this connection.
      await ended;
      client.off('error', lost);
      client.release(broken);
    }
  };
  return { query, close: () => ending.end() };
};
