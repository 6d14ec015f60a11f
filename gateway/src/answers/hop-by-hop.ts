import type { IncomingHttpHeaders } from 'node:http';

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers that are meant for the next hop alone: the known ones, and those that Connection names. */
export const hopByHopNames = (headers: IncomingHttpHeaders): Set<string> =>
  new Set([
    ...hopByHop,
    ...String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  ]);
