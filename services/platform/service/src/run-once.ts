import { type Answer, ApiError, type KeyedRequest } from '@ideabox/http';
import { answerOnce, KeyReused } from '@ideabox/idempotency';
import type { Database } from '@ideabox/postgres';

/** Runs a keyed write in a context whose database is the transaction that keeps its answer too. */
export const runOnce =
  <Context>(db: Database, context: Context) =>
  <Prepared>(
    write: KeyedRequest,
    prepare: () => Promise<Prepared>,
    run: (context: Context, prepared: Prepared) => Promise<Answer>,
  ): Promise<Answer> =>
    answerOnce(db, write, prepare, (tx, prepared) => run({ ...context, db: tx }, prepared)).catch(
      (error: unknown) => {
        throw error instanceof KeyReused ? new ApiError(409, 'Invalid Request') : error;
      },
    );
