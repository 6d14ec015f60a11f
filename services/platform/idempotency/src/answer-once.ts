import { type Database, sql } from '@ideabox/postgres';

/** A write that its sender can repeat without doing it twice. */
export type KeyedWrite = {
  member: string;
  /** A UUID of the sender's. */
  key: string;
  /** Equal for equal requests. */
  fingerprint: string;
  /** What it attempts, where its sender can ask later what became of it. */
  kind?: string | undefined;
};

/** The key came before, with another request. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** How long an answer is kept: a draft may lie for weeks before it is sent again, other writes are repeated at once. */
const keptFor = (kind: string | undefined) => (kind === undefined ? '24 hours' : '30 days');

/**
 * Does a write and keeps its answer (JSON) in one transaction; who comes again within 24 hours, or 30 days where it is of a kind,
 * gets the first answer, and who comes meanwhile waits for it. A write that throws leaves nothing, its key neither.
 * @param run does the write on the database it is given, and on no other
 * @throws KeyReused
 */
export const answerOnce = <Answer>(
  db: Database,
  { member, key, fingerprint, kind }: KeyedWrite,
  run: (db: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.within(async (tx) => {
    const claimed = await tx.run(sql`
      INSERT INTO idempotency_keys AS k (member_id, key, fingerprint, kind, kept_until)
      VALUES (${member}, ${key}, ${fingerprint}, ${kind ?? null}, now() + ${keptFor(kind)}::interval)
      ON CONFLICT (member_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, kind = excluded.kind, answer = NULL,
        date_entered = now(), kept_until = excluded.kept_until
      WHERE k.kept_until < now()`);
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
