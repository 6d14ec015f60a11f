import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { EventName, Events } from '@ideabox/protos';
import { currentRequestId } from '@ideabox/telemetry';

/**
 * Writes a fact to the outbox on the transaction that makes it true; the relay publishes it after the commit.
 */
export const publish = async <Name extends EventName>(
  tx: Queryable,
  name: Name,
  ...payloads: Events[Name][]
): Promise<void> => {
  if (payloads.length === 0) return;
  await tx.run(sql`
    INSERT INTO outbox (name, payload, request_id)
    SELECT ${name}, payload, ${currentRequestId() ?? null}
    FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) AS payload`);
};

/**
 * The same as part of a larger statement: `INSERT INTO outbox …` for each row of `source`, whose payload is `payload`
 * (a `jsonb_build_object` over the message's fields).
 */
export const outboxRow = (name: EventName, payload: Sql, source: Sql): Sql => sql`
  INSERT INTO outbox (name, payload, request_id)
  SELECT ${name}, ${payload}, ${currentRequestId() ?? null} FROM ${source}`;
