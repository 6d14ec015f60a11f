import { createServer } from 'node:net';

/** Below those that the system gives to whoever asks for any, as each connection does: none of these is taken meanwhile. */
const first = 20_000;
const ofEach = 200;
const processes = 60;

const own = first + (process.pid % processes) * ofEach;
let given = 0;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A TCP port of this machine that nothing listens on: each process gives those of a range of its own, one after the other. */
export const freePort = async (): Promise<number> => {
  const port = own + (given++ % ofEach);
  return (await isFree(port)) ? port : freePort();
};
