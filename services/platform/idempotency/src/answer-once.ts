import { type Database, sql } from '@ideabox/postgres';

/** A write that its sender can repeat without doing it twice. */
export type KeyedWrite = {
  member: string;
  /** A UUID of the sender's. */
  key: string;
  /** Equal for equal requests. */
  fingerprint: string;
};

/** The key came before, with another request. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** How long an answer is kept. */
export const kept = '24 hours';

/**
 * Does a write and keeps its answer (JSON) in one transaction; who comes again within 24 hours gets the first answer, and
 * who comes meanwhile waits for it. A write that throws leaves nothing, its key neither.
 * @param run does the write on the database it is given, and on no other
 * @throws KeyReused
 */
export const answerOnce = <Answer>(
  db: Database,
  { member, key, fingerprint }: KeyedWrite,
  run: (db: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.within(async (tx) => {
    const claimed = await tx.run(sql`
      INSERT INTO idempotency_keys AS k (member_id, key, fingerprint) VALUES (${member}, ${key}, ${fingerprint})
      ON CONFLICT (member_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, date_entered = now()
      WHERE k.date_entered < now() - ${kept}::interval`);
    const mine = sql`member_id = ${member} AND key = ${key}`;
    if (claimed === 0) {
      const first = await tx.one<{ fingerprint: string; answer: Answer }>(
        sql`SELECT fingerprint, answer FROM idempotency_keys WHERE ${mine}`,
      );
      if (first?.fingerprint !== fingerprint) throw new KeyReused('the key came with another request');
      return first.answer;
    }
    const answer = await run(tx);
    await tx.run(sql`UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::json WHERE ${mine}`);
    return answer;
  });
