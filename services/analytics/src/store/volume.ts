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

/** Which share of the time one question may be found anew, as there is much to count or little: a busy minute makes no site large. */
export const watchVolume = (db: Database, log: Logger) => {
  let share = 1;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = countSums(db).then(
      (sums) => {
        share = sums >= large ? 0.01 : 1;
      },
      (error) => log.warn({ err: error }, 'could not see how much there is to count'),
    );
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return {
    share: () => share,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
