import { Worker } from 'node:worker_threads';
import type { Answered, Asked } from './term-worker.ts';

const deadlineMs = 60_000;

/** The words of each text, in a thread of its own, which is there only between the first question and `rest`. */
export type Analyser = {
  termsOf: (texts: Asked['texts']) => Promise<string[][]>;
  rest: () => Promise<void>;
};

// The dictionary is outside of these; what the thread makes of a batch of texts is small.
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 48 };

export const createAnalyser = (): Analyser => {
  let worker: Worker | undefined;
  let last = 0;
  const rest = async () => {
    const resting = worker;
    worker = undefined;
    await resting?.terminate();
  };
  const ask = (texts: Asked['texts']) =>
    new Promise<string[][]>((resolve, reject) => {
      worker ??= new Worker(new URL('./term-worker.ts', import.meta.url), { resourceLimits });
      const asked = worker;
      last += 1;
      const id = last;
      const end = (settle: () => void) => {
        clearTimeout(deadline);
        asked.off('message', answered).off('error', failed).off('exit', gone);
        settle();
      };
      const answered = (answer: Answered) => {
        if (answer.id === id) end(() => resolve(answer.terms));
      };
      const failed = (error: Error) => end(() => reject(error));
      const gone = () => failed(new Error('the analyser has ended'));
      const deadline = setTimeout(() => failed(new Error('the analyser does not answer')), deadlineMs);
      asked.on('message', answered).on('error', failed).on('exit', gone);
      asked.postMessage({ id, texts } satisfies Asked);
    });
  return {
    termsOf: async (texts) => {
      try {
        return await ask(texts);
      } catch (error) {
        await rest();
        throw error;
      }
    },
    rest,
  };
};
