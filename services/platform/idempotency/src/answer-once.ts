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

type Kept<Answer> = { fingerprint: string; answer: Answer };

const firstAnswer = <Answer>({ fingerprint }: KeyedWrite, first: Kept<Answer> | undefined): Answer => {
  if (first?.fingerprint !== fingerprint) throw new KeyReused('the key came with another request');
  return first.answer;
};

/**
 * Does a write and keeps its answer (JSON) in one transaction; who comes again within 24 hours, or 30 days where it is of a kind,
 * gets the first answer, and who comes meanwhile waits for it. A write that throws leaves nothing, its key neither.
 * @param prepare asks others for what the write needs, before its transaction; not where the first answer is there
 * @param run does the write on the database it is given, and on no other
 * @throws KeyReused
 */
export const answerOnce = async <Answer, Prepared>(
  db: Database,
  write: KeyedWrite,
  prepare: () => Promise<Prepared>,
  run: (db: Database, prepared: Prepared) => Promise<Answer>,
): Promise<Answer> => {
  const { member, key, fingerprint, kind } = write;
  const mine = sql`member_id = ${member} AND key = ${key}`;
  const known = await db.one<Kept<Answer>>(
    sql`SELECT fingerprint, answer FROM idempotency_keys WHERE ${mine} AND kept_until >= now()`,
  );
  if (known) return firstAnswer(write, known);
  const prepared = await prepare();
  return db.within(async (tx) => {
    const claimed = await tx.run(sql`
      INSERT INTO idempotency_keys AS k (member_id, key, fingerprint, kind, kept_until)
      VALUES (${member}, ${key}, ${fingerprint}, ${kind ?? null}, now() + ${keptFor(kind)}::interval)
      ON CONFLICT (member_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, kind = excluded.kind, answer = NULL,
        date_entered = now(), kept_until = excluded.kept_until
      WHERE k.kept_until < now()`);
    if (claimed === 0)
      return firstAnswer(
        write,
        await tx.one<Kept<Answer>>(sql`SELECT fingerprint, answer FROM idempotency_keys WHERE ${mine}`),
      );
    const answer = await run(tx, prepared);
    await tx.run(sql`UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::json WHERE ${mine}`);
    return answer;
  });
};
