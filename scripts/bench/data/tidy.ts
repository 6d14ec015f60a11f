import { serviceNames } from '@ideabox/protos';
import type { Wiring } from '../../stack/wiring.ts';
import { openDatabase } from './databases.ts';

/** What autovacuum does minutes after an import, done at once: no measurement shall meet it half-way. */
export async function tidy(wiring: Wiring): Promise<void> {
  for (const service of serviceNames) {
    const db = openDatabase(wiring, service);
    await db.pool.query('VACUUM (ANALYZE)').finally(() => db.close());
  }
}
