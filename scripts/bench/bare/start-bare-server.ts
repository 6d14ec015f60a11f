import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { BareAnswer } from './bare-server.ts';

/** A `node:http` server in a process of its own that does nothing but answer the same bytes. */
export async function startBareServer(answer: BareAnswer) {
  const child = fork(resolve(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done(message as number));
    child.once('exit', () => fail(new Error('The bare server did not start.')));
    child.send(answer);
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => child.disconnect() };
}
