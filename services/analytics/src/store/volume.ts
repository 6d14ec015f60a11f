import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';

/** From so many sums on, those of a long period take a second to add up. */
const large = 1_000_000;
const everyMs = 10 * 60_000;

/** How many sums by key there are, as the database reckons. */
const countSums = async (db: Database): Promise<number> => {
  const row = await db.one<{ sums: number }>(
    sql`SELECT reltuples::bigint AS sums FROM pg_class WHERE oid = 'key_rollups'::regclass`,
  );
  return row?.sums ?? 0;
};

/** Whether there is so much to count that answers are found ahead: a busy minute makes no site large. */
export const watchVolume = (db: Database, log: Logger) => {
  let isLarge = false;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = countSums(db).then(
      (sums) => {
        isLarge = sums >= large;
      },
      (error) => log.warn({ err: error }, 'could not see how much there is to count'),
    );
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return {
    isLarge: () => isLarge,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
