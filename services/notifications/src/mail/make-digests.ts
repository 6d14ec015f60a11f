import type { Context } from '../context.ts';
import { digestDay } from '../domain/digest-day.ts';
import { clockOf, lockDay, makeDigests, moveDay, nextReaders } from '../store/mails/digests.ts';
import type { Mailing } from './create-mailing.ts';

const batchSize = 1_000;

/**
 * Makes the next of the day's digests, in one transaction with how far it has come. Which day it is the database's clock says, the
 * only one. @returns whether there may be more.
 */
export const makeDueDigests = async (context: Context, mailing: Mailing): Promise<boolean> => {
  const more = await context.db.transaction(async (tx) => {
    const { day, due } = digestDay(await clockOf(tx), mailing.digestHour);
    const standing = await lockDay(tx, day);
    if (!standing) return undefined;
    const readers = await nextReaders(tx, { after: standing.cursor, before: due, limit: batchSize });
    if (readers.length > 0) await makeDigests(tx, day, readers, due);
    const done = readers.length < batchSize;
    await moveDay(tx, day, readers.at(-1) ?? standing.cursor, done);
    return !done;
  });
  if (more !== undefined) context.alarms.mails.ring();
  return more === true;
};
