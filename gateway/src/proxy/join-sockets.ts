import type { Socket } from 'node:net';
import { followFrames } from './follow-frames.ts';

/** By Pusher's protocol: come back at once, to another instance. */
const code = 4200;
const message = 'Server is restarting';

const reason = Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(message)]);
const closing = Buffer.concat([Buffer.from([0x88, reason.length]), reason]);

/** A client that does not say goodbye is cut off. */
const patienceMs = 1_000;

/**
 * Joins a client's WebSocket with its upstream: each end closes the other, also where it was not closed in good order.
 * @returns what sends the client away while the upstream stays: behind a whole message, as within one it would be read as a part of it
 */
export const joinSockets = (client: Socket, upstream: Socket): (() => void) => {
  const { take, isWhole } = followFrames();
  // It flows once it has been joined: what came together with its consent would be heard here alone.
  upstream.pause().on('data', take);
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => client.destroy());
  return () => {
    upstream.unpipe(client).off('data', take);
    if (!isWhole()) return void client.destroy();
    client.end(closing);
    setTimeout(() => client.destroy(), patienceMs).unref();
  };
};
