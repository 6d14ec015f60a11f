import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'supertest';

/**
 * Runs many writes, `width` at a time, and breaks something in the middle. A write that is answered 503 is tried again,
 * as a browser's retry would, for as long as the test may take. @returns the answers that were accepted, in the order of the writes.
 */
export const writeThrough = async (
  writes: (() => Promise<Response>)[],
  breakSomething: () => void,
  width = 8,
): Promise<{ answers: Response[]; refused: number }> => {
  const answers: Response[] = [];
  let refused = 0;
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < writes.length; index = next++) {
      if (index === Math.floor(writes.length / 3)) breakSomething();
      answers[index] = await persist(writes[index] as () => Promise<Response>, () => {
        refused += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return { answers, refused };
};

const persist = async (write: () => Promise<Response>, onRefusal: () => void): Promise<Response> => {
  for (;;) {
    const answer = await write();
    if (answer.status !== 503) return answer;
    onRefusal();
    await wait(100);
  }
};
