import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, as it is where the server is gone, for one who knows its URL by the way's own. */
export const startDoor = async (url: string) => {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isShut = false;
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (isShut) {
      refused += 1;
      return void socket.destroy();
    }
    const beyond = connect(Number(port || 5432), hostname);
    beyond.on('error', () => beyond.destroy());
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const breakOff = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    /** Breaks off what is open, and lets nobody through. */
    shut: () => {
      isShut = true;
      breakOff();
    },
    open: () => {
      isShut = false;
    },
    /** How many have come while it was shut. */
    refused: () => refused,
    stop: async () => {
      breakOff();
      server.close();
      await once(server, 'close');
    },
  };
};
