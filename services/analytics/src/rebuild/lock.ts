import type { Database } from '@ideabox/postgres';
import { RebuildUnderWay } from './rebuild-under-way.ts';

const name = "hashtext('analytics rebuild')";

/**
 * Runs `work` while holding a lock that the database gives up by itself when this process dies.
 * @throws RebuildUnderWay when someone else holds it.
 */
export async function* withRebuildLock<T>(db: Database, work: () => AsyncIterable<T>): AsyncGenerator<T> {
  const client = await db.pool.connect();
  let held = false;
  // The session idles while work goes on; when it ends the lock is gone, which the recount bears.
  const lost = () => undefined;
  client.on('error', lost);
  try {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${name}) AS held`);
    held = rows[0].held;
    if (!held) throw new RebuildUnderWay();
    yield* work();
  } finally {
    // Ending the session is what surely gives up the lock.
    client.off('error', lost);
    client.release(held);
  }
}
