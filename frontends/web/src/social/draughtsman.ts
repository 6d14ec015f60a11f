import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Card } from './card.ts';

const idleMs = 10_000;
const deadlineMs = 10_000;
const file = join(import.meta.dirname, 'draw-process.ts');

/**
 * Draws pictures one at a time in a process of its own, so that no document waits. It ends when it has nothing to do:
 * a thread would leave its 100 MB behind, a process gives them back.
 */
export function createDraughtsman(log: Logger): (card: Card) => Promise<Uint8Array | null> {
  let hired: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const dismiss = () => {
    hired?.kill('SIGKILL');
    hired = null;
  };
  const hire = () => {
    const execArgv = ['--max-old-space-size=64', '--max-semi-space-size=4'];
    const fresh = fork(file, { execArgv, serialization: 'advanced', env: {} });
    fresh.on('error', (error) => log.warn({ err: error }, 'the process that draws has failed'));
    fresh.on('exit', () => {
      if (hired === fresh) hired = null;
    });
    // Who waits for a picture has a deadline that runs; one that has nothing to do holds up nobody's end.
    fresh.unref();
    fresh.channel?.unref();
    hired = fresh;
    return fresh;
  };
  const drawOne = (card: Card) =>
    new Promise<Uint8Array | null>((resolve) => {
      clearTimeout(idle);
      const process = hired ?? hire();
      const finish = (result: unknown) => {
        clearTimeout(late);
        process.off('message', finish).off('exit', fail);
        idle = setTimeout(dismiss, idleMs).unref();
        if (typeof result === 'string') log.warn({ reason: result }, 'a social picture could not be drawn');
        resolve(result instanceof Uint8Array ? result : null);
      };
      const fail = () => finish('the process ended');
      const late = setTimeout(() => {
        dismiss();
        finish('it took too long');
      }, deadlineMs);
      process.on('message', finish).on('exit', fail);
      process.send(card, (error) => error && finish(String(error)));
    });
  return (card) => {
    const drawing = last.then(() => drawOne(card));
    last = drawing;
    return drawing;
  };
}
