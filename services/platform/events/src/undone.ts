import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import { NothingConfirmed } from './failure.ts';
import { factStream, orMissing } from './streams.ts';

type Options = { service: string; db: Database; bus: Bus };

/** The position that a fact had in its owner's outbox: of what one database tells, each is larger than the one before. */
export const positionHeader = 'outbox-position';

/** The position of what this service told last, as JetStream has it; 0 where nothing was told. */
const lastTold = async (jsm: JetStreamManager, service: string): Promise<number> => {
  const asked = jsm.streams.getMessage(factStream, { last_by_subj: `ideabox.${service}.>` });
  const last = await orMissing(asked).catch((cause) => {
    throw new NothingConfirmed(String(cause), { cause });
  });
  return Number(last?.header.get(positionHeader)) || 0;
};

/** Notes it where the database knows of no such position yet: it was put back. What it tells next comes after that position. */
const noteUndone = (db: Database, position: number): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await tx.one<{ last_value: number }>(sql`SELECT last_value FROM outbox_position_seq`);
    if (!known || position <= known.last_value) return;
    await tx.run(sql`SELECT setval('outbox_position_seq', ${position})`);
    await tx.run(sql`INSERT INTO undone DEFAULT VALUES ON CONFLICT DO NOTHING`);
  });

/** All books were found equal: nobody holds what was undone. */
export const forgetUndone = (db: Queryable): Promise<number> => db.run(sql`DELETE FROM undone`);

/**
 * Looks whether this service has told more than its database knows. It has to look before anything new is told, which would
 * hide it.
 */
export const lookForUndone = async ({ service, db, bus }: Options): Promise<void> => {
  const { jsm } = await bus.link();
  await noteUndone(db, await lastTold(jsm, service));
};

/** @throws where the database was put back, until all books were found equal. */
export const expectNothingUndone = async ({ db }: Pick<Options, 'db'>): Promise<void> => {
  const undone = await db.one<{ at: string }>(sql`SELECT noticed_at::text AS at FROM undone`);
  if (undone)
    throw new Error(
      `the database was put back, as was noticed at ${undone.at}: others hold what it does not know any more; rebuild them, then reconcile`,
    );
};
