import type { Database, Sql } from '@ideabox/postgres';

type Ask = <Row>(statement: Sql) => Promise<Row[]>;

/** A table of millions of rows is gone through once in that time; one core does it, so that who asks finds the others free. */
const settings = `SET statement_timeout = '20min'; SET max_parallel_workers_per_gather = 0; SET work_mem = '64MB'`;
const begin = "SELECT pg_try_advisory_lock(hashtext('analytics checks')) AS held, pg_backend_pid() AS pid";

/**
 * Lets `work` ask what takes long, in a session of its own that ends with it, or when it is stopped. One process at a
 * time does. @returns whether it was this one
 */
export const inPatientSession = async (
  { pool }: Database,
  stopped: AbortSignal,
  work: (ask: Ask) => Promise<void>,
): Promise<boolean> => {
  stopped.throwIfAborted();
  const client = await pool.connect();
  const lost = () => undefined;
  client.on('error', lost);
  let cancel: () => void = () => undefined;
  try {
    await client.query(settings);
    const { held, pid } = (await client.query(begin)).rows[0];
    if (!held) return false;
    cancel = () => void pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
    stopped.addEventListener('abort', cancel, { once: true });
    await work(async ({ text, values }) => {
      stopped.throwIfAborted();
      return (await client.query(text, values as unknown[])).rows;
    });
    return true;
  } finally {
    stopped.removeEventListener('abort', cancel);
    client.off('error', lost);
    client.release(true);
  }
};
