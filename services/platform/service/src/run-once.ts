import { type Answer, ApiError, type KeyedRequest } from '@ideabox/http';
import { answerOnce, KeyReused } from '@ideabox/idempotency';
import type { Database } from '@ideabox/postgres';

/** Runs a keyed write in a context whose database is the transaction that keeps its answer too. */
export const runOnce =
  <Context>(db: Database, context: Context) =>
  (write: KeyedRequest, run: (context: Context) => Promise<Answer>): Promise<Answer> =>
    answerOnce(db, write, (tx) => run({ ...context, db: tx })).catch((error: unknown) => {
      throw error instanceof KeyReused ? new ApiError(409, 'Invalid Request') : error;
    });
