import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { addressSet } from './address-set.ts';

const mapped = '::ffff:';
const withoutMapping = (address: string) =>
  address.startsWith(mapped) ? address.slice(mapped.length) : address;

/**
 * The client's address: the socket's, or, behind proxies that are trusted, the last one of X-Forwarded-For that none of
 * them has. What stands before it anyone can have written.
 */
export const clientAddress = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = addressSet(trustedProxies);
  return (request) => {
    const peer = withoutMapping(request.socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return peer;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let address = peer;
    for (const hop of forwarded.map((item) => item.trim()).reverse()) {
      if (!ipaddr.isValid(hop)) return address;
      address = ipaddr.process(hop).toString();
      if (!isTrusted(address)) return address;
    }
    return address;
  };
};
