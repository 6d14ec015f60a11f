import { CallRefused } from '@ideabox/grpc';
import { ApiError } from '@ideabox/http';
import type { Batch, Holder } from './holders.ts';

const firstAnswerMs = 5_000;

const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), firstAnswerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** The rest of what has begun to come, after what has come. */
async function* goOn(first: IteratorResult<Batch>, rest: AsyncIterator<Batch>): AsyncGenerator<Batch> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

/** What holders tell, and how to make them stop. */
export type Begun = { sections: AsyncGenerator<Batch>[]; end: () => void };

/**
 * Asks everyone at once, and waits until each has begun to answer, so that it is known before the first byte leaves
 * whether all can. @throws ApiError 503 when one cannot
 */
export const begun = async (holders: Holder[], memberId: string): Promise<Begun> => {
  const asked = holders.map((holder) => holder.rowsOf(memberId)[Symbol.asyncIterator]());
  const end = () => {
    for (const rows of asked) rows.return?.().catch(() => undefined);
  };
  try {
    const firsts = await Promise.all(asked.map((rows) => inTime(rows.next())));
    const sections = asked.map((rows, index) => goOn(firsts[index] as IteratorResult<Batch>, rows));
    return { sections, end };
  } catch (error) {
    end();
    throw error instanceof CallRefused ? error : ApiError.unavailable();
  }
};
