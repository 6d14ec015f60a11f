import type { Duplex } from 'node:stream';
import { refuseSocket } from './refuse-socket.ts';

/** Answers what is no HTTP request, or does not come to its end. */
export const answerMalformed = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseSocket(socket, 408, 'Invalid Request');
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuseSocket(socket, 431, 'Invalid Request');
  else refuseSocket(socket, 400, 'Invalid Request');
};
