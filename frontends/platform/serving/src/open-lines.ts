import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';

const lastMs = 500;

/** Where lines go. Nobody waits for them: what a full disk does not take is dropped. */
export function openLines() {
  const lines = pino.destination({ dest: 1, sync: false, maxLength: 512 * 1024 });
  lines.on('error', () => undefined);
  // What is left then would be tried to be written without end.
  process.prependListener('exit', () => lines.destroy());
  const written = new Promise<void>((done) => lines.once('finish', done).once('close', done));
  /** Writes the last ones, as far as they are taken. */
  async function end(): Promise<void> {
    lines.end();
    await Promise.race([written, wait(lastMs)]);
  }
  return { lines, end };
}
