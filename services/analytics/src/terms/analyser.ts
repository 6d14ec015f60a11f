import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked, Findings } from './term-process.ts';

const deadlineMs = 60_000;

/** The words and sentences of each text, found in a process of its own, which is there only between the first question and `rest`. */
export type Analyser = {
  findIn: (texts: Asked['texts']) => Promise<Findings[]>;
  rest: () => Promise<void>;
};

// The dictionary takes 130 MB beside this heap; decisions/0005 has the figures.
const execArgv = [
  '--max-old-space-size=32',
  '--max-semi-space-size=1',
  '--optimize-for-size',
  '--liftoff-only',
];

const start = () =>
  fork(fileURLToPath(new URL('./term-process.ts', import.meta.url)), {
    execArgv,
    // It needs no secret of the service's.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

export const createAnalyser = (): Analyser => {
  let child: ChildProcess | undefined;
  let last = 0;
  const rest = async () => {
    const resting = child;
    child = undefined;
    if (resting) await end(resting);
  };
  const ask = (texts: Asked['texts']) =>
    new Promise<Findings[]>((resolve, reject) => {
      child ??= start();
      const asked = child;
      last += 1;
      const id = last;
      const settle = (how: () => void) => {
        clearTimeout(deadline);
        asked.off('message', answered).off('error', failed).off('exit', gone);
        how();
      };
      const answered = (answer: Answered) => {
        if (answer.id === id) settle(() => resolve(answer.found));
      };
      const failed = (error: Error) => settle(() => reject(error));
      const gone = () => failed(new Error('the analyser has ended'));
      const deadline = setTimeout(() => failed(new Error('the analyser does not answer')), deadlineMs);
      asked.on('message', answered).on('error', failed).on('exit', gone);
      asked.send({ id, texts } satisfies Asked);
    });
  return {
    findIn: async (texts) => {
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
