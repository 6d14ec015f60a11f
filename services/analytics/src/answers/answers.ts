import type { Database } from '@ideabox/postgres';
import type { Memory } from '../store/memory.ts';
import { type Figure, type Found, find, type QuestionOf } from './finders.ts';
import { keepFound, readFound, wantFound } from './found-answers.ts';

/** An answer, and since when it stands where that is not seconds. */
type Answered<Of extends Figure> = { value: Found<Of>; at?: Date };

export type Answers = <Of extends Figure>(question: QuestionOf<Of>) => Promise<Answered<Of>>;

type Parts = {
  db: Database;
  remember: Memory;
  /** Whether there is so much to count that answers are found ahead. */
  isLarge: () => boolean;
};

/**
 * Answers what may take long to find. Where it does, an answer that was found ahead is given, however old, as its reader is told
 * its time; only what was never found is waited for, and found in the background where that takes too long.
 */
export const createAnswers =
  ({ db, remember, isLarge }: Parts): Answers =>
  async <Of extends Figure>(question: QuestionOf<Of>) => {
    const key = JSON.stringify(question);
    if (!isLarge()) return remember(key, async () => ({ value: (await find(db, question)).value }));
    const found = await readFound(db, key);
    if (found) return found as Answered<Of>;
    return remember(key, async () => {
      try {
        const dated = await find(db, question);
        await keepFound(db, key, dated);
        return dated;
      } catch (error) {
        await wantFound(db, key);
        throw error;
      }
    });
  };
