import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { newRequestId } from '@ideabox/telemetry';
import { securityHeaders } from './security-headers.ts';

/** Answers on a bare socket, where there is no response to write to, and closes it. */
export const refuseSocket = (
  socket: Duplex,
  status: number,
  message: string,
  options: { requestId?: string; headers?: Record<string, string> } = {},
): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = options.requestId ?? newRequestId();
  const body = JSON.stringify({ message, request_id: requestId });
  const headers = {
    ...Object.fromEntries(securityHeaders),
    ...options.headers,
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};
