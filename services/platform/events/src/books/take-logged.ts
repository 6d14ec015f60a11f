import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { EventName, Events } from '@ideabox/protos';
import { decodeEvent } from '../decode-event.ts';
import { takeOnce } from '../take-once.ts';
import { createBatch } from './create-batch.ts';
import { readInOrder } from './read-in-order.ts';

type Taker<Name extends EventName> = {
  db: Database;
  service: string;
  event: Name;
  apply: (tx: Queryable, facts: Events[Name][]) => Promise<unknown>;
};

/** Takes what an owner has told in the last days and had no effect here. @returns how many facts */
export const takeLogged = async <Name extends EventName>(
  owner: Database,
  taker: Taker<Name>,
): Promise<number> => {
  let taken = 0;
  const facts = createBatch<{ id: string; event: Events[Name] }>((batch) =>
    taker.db.transaction((tx) =>
      takeOnce(tx, taker, batch, async (_, events) => {
        await taker.apply(tx, events);
        taken += events.length;
      }),
    ),
  );
  const lines = readInOrder<{ key: string; payload: string }>(
    owner,
    sql`SELECT event_id::text AS key, payload::text AS payload FROM fact_log WHERE name = ${taker.event}`,
  );
  for await (const { key, payload } of lines)
    await facts.add({ id: key, event: decodeEvent(taker.event, payload) });
  await facts.flush();
  return taken;
};
