import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { areTopicsCounted } from '../topics/are-topics-counted.ts';
import { derivedBooks } from './derived-books.ts';
import { differenceStatement } from './difference-statement.ts';
import { inPatientSession } from './in-patient-session.ts';
import { keepChecks } from './keep-checks.ts';
import { topicsBook } from './widget-books.ts';

const pollMs = 1_000;
/** Thousands of topics are counted one by one. */
const mostWaitMs = 30 * 60_000;

/** Topics are counted some time after what they count has changed: waits until they were. */
const topicsFollow = async (db: Database, since: Date, signal: AbortSignal): Promise<void> => {
  const ends = Date.now() + mostWaitMs;
  while (Date.now() < ends && !(await areTopicsCounted(db, since))) await wait(pollMs, undefined, { signal });
};

const findDue = async (db: Database, olderThan: string): Promise<string[]> => {
  const recent = await db.rows<{ book: string }>(
    sql`SELECT book FROM checks WHERE checked_at > now() - ${olderThan}::interval`,
  );
  return Object.keys(derivedBooks).filter((name) => recent.every(({ book }) => book !== name));
};

/**
 * Compares every book that was not compared for so long with this service's own rows, and remembers what came of it. What
 * differs is looked at once more after a while: what differs then in the same way does. Nothing is set right here.
 * @returns whether there was something to compare, and no other process at it
 */
export const checkBooks = async (
  { db, log, stopped }: { db: Database; log: Logger; stopped: AbortSignal },
  { olderThan, pauseMs }: { olderThan: string; pauseMs: number },
): Promise<boolean> => {
  if ((await findDue(db, olderThan)).length === 0) return false;
  return inPatientSession(db, stopped, async (ask) => {
    for (const book of await findDue(db, olderThan)) {
      const rule = derivedBooks[book];
      if (!rule) continue;
      const look = async () =>
        (await ask<{ difference: string }>(differenceStatement(rule))).map(({ difference }) => difference);
      const began = new Date();
      const first = new Set(await look());
      if (first.size > 0) await wait(pauseMs, undefined, { signal: stopped });
      if (first.size > 0 && book === topicsBook) await topicsFollow(db, began, stopped);
      const differences = first.size > 0 ? (await look()).filter((one) => first.has(one)) : [];
      if (differences.length > 0)
        log.error({ book, differences: differences.slice(0, 10) }, 'a book differs');
      await keepChecks(db, [{ book, differences: differences.length }]);
    }
  });
};
