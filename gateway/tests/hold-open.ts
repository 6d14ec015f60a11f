import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type HeldOpen = {
  send: (text: string) => void;
  /** What it has heard until now. */
  heard: () => string;
  /** All that it heard. */
  closed: Promise<string>;
  close: () => void;
};

/** Sends the beginning of a request, and then a piece each `everyMs`, or nothing. */
export const holdOpen = async (
  port: number,
  head: string[],
  { body = '', piece = '', everyMs = 1_000 } = {},
): Promise<HeldOpen> => {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (text) => {
    heard += text;
  });
  // It may be cut off while it sends.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await once(socket, 'connect');
  socket.write(`${[...head, 'Host: site.example', '', ''].join('\r\n')}${body}`);
  const drip = piece && setInterval(() => socket.write(piece), everyMs);
  socket.once('close', () => clearInterval(drip || undefined));
  return {
    send: (text) => void socket.write(text),
    heard: () => heard,
    closed,
    close: () => socket.destroy(),
  };
};

/** Does something while all of these are held open. @throws where one of them ends first */
export const whileHeld = <Result>(held: HeldOpen[], work: () => Promise<Result>): Promise<Result> =>
  Promise.race([
    work(),
    ...held.map(async ({ closed }): Promise<never> => {
      throw new Error(`one of them ended first: ${await closed}`);
    }),
  ]);
