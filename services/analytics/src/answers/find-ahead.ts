import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { find, type Question } from './finders.ts';
import { forgetFound, keepFound, nextToFind } from './found-answers.ts';

type Parts = {
  db: Database;
  /** What the dashboards offer now, what is asked most first. */
  offered: () => Promise<Question[]>;
  /** What could not be found of late: the others do not wait for it. */
  failed: Set<string>;
  stopped: AbortSignal;
};

/** A transaction that may take minutes of one core, so that who asks finds the others free; it ends when this process does. */
const patiently = <Done>(
  { db, stopped }: Pick<Parts, 'db' | 'stopped'>,
  work: (tx: Database) => Promise<Done>,
): Promise<Done> =>
  db.within(async (tx) => {
    stopped.throwIfAborted();
    await tx.run(sql`SET LOCAL statement_timeout = '20min'`);
    await tx.run(sql`SET LOCAL max_parallel_workers_per_gather = 0`);
    const session = await tx.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    const cancel = () =>
      void db.pool.query('SELECT pg_cancel_backend($1)', [session?.pid]).catch(() => undefined);
    stopped.addEventListener('abort', cancel, { once: true });
    try {
      return await work(tx);
    } finally {
      stopped.removeEventListener('abort', cancel);
    }
  });

/** Finds the next answer, if one is due and no other process is at it. @returns how long it took */
export const findNext = ({ db, offered, failed, stopped }: Parts): Promise<number | undefined> =>
  patiently({ db, stopped }, async (tx) => {
    const lock = await tx.one<{ held: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('analytics answers')) AS held`,
    );
    if (!lock?.held) return undefined;
    const questions = (await offered()).map((question) => JSON.stringify(question));
    await forgetFound(tx, questions);
    const next = await nextToFind(tx, questions, [...failed]);
    if (next === undefined) return undefined;
    failed.add(next);
    const found = await find(tx, JSON.parse(next));
    await keepFound(tx, next, found);
    failed.delete(next);
    return found.tookMs;
  });

const idleMs = 5_000;
const failedForMs = 10 * 60_000;

/** Finds one answer after the other where there is much to count, and rests between them. @returns what stops it */
export const startFindingAhead = (
  { db, offered, isLarge }: Pick<Parts, 'db' | 'offered'> & { isLarge: () => boolean },
  log: Logger,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const failed = new Set<string>();
  const forgiving = setInterval(() => failed.clear(), failedForMs).unref();
  const work = async () => {
    while (!stopped.aborted) {
      const tookMs = isLarge()
        ? await findNext({ db, offered, failed, stopped }).catch((error) => {
            if (!stopped.aborted) log.warn({ err: error }, 'could not find an answer ahead');
            return undefined;
          })
        : undefined;
      const restMs = tookMs === undefined ? idleMs : 3 * tookMs;
      await wait(restMs, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    clearInterval(forgiving);
    await working;
  };
};
