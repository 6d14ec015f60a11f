import type { IncomingHttpHeaders } from 'node:http';
import { passportHeader } from '@ideabox/passport';
import { hopByHopNames } from '../answers/hop-by-hop.ts';
import { chosenLanguage } from '../answers/language-of.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What a service may hear from a client; identity, cookies and the way here are the gateway's to tell. */
const toService = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  'x-requested-with',
];

/** What a service must not even by accident take from a socket's request line. */
const toSocket = [
  'origin',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'user-agent',
];

const notToWeb =
  /^(?:x-passport|x-forwarded-.*|forwarded|x-real-ip|x-request-id|authorization|cookie|expect|content-length|transfer-encoding)$/;

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

type Known = Pick<RequestContext, 'requestId' | 'address' | 'passport' | 'body'>;

const known = ({ requestId, address, passport, body }: Known): IncomingHttpHeaders => ({
  'x-request-id': requestId,
  'x-forwarded-for': address,
  ...(passport === undefined ? {} : { [passportHeader]: passport }),
  ...(body === undefined ? {} : { 'content-length': String(body.bytes.length) }),
});

export const headersToService = (headers: IncomingHttpHeaders, context: Known): IncomingHttpHeaders => ({
  ...pick(headers, toService),
  ...known(context),
});

export const headersToSocket = (headers: IncomingHttpHeaders, context: Known): IncomingHttpHeaders => ({
  ...pick(headers, toSocket),
  connection: 'Upgrade',
  upgrade: 'websocket',
  ...known(context),
});

/**
 * The web server gets the client's headers, but for those about identity and way, and of cookies the language: what it answers to one may
 * be shown to others.
 */
export const headersToWeb = (headers: IncomingHttpHeaders, context: Known): IncomingHttpHeaders => {
  const hops = hopByHopNames(headers);
  const passed = Object.entries(headers).filter(([name]) => !hops.has(name) && !notToWeb.test(name));
  const language = chosenLanguage(headers);
  return {
    ...Object.fromEntries(passed),
    ...(language && { cookie: `locale=${language}` }),
    ...known({ ...context, passport: undefined }),
  };
};
