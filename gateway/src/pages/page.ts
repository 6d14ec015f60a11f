import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Form } from '../cache/entry.ts';

/** An answer of the web server that everyone may have: a document, or a file whose name changes with what is in it. */
export type Page = Form & {
  /** What the policy of a document lets run: every reader is given another one. */
  nonce: string | undefined;
  /** Times of `performance.now()`. */
  freshUntil: number;
  checkedAt: number;
  /** The count of writes when it was asked for; undefined where no write changes it. */
  version: number | undefined;
};

const secondsIn = (directives: string | string[] | undefined): number =>
  Number(/(?:^|[\s,])max-age=(\d{1,9})/.exec(String(directives ?? ''))?.[1] ?? 0);

const isImmutable = ({ 'cache-control': said = '' }: IncomingHttpHeaders) =>
  /\bpublic\b/.test(said) && /\bimmutable\b/.test(said);

/** The nonce in a policy; undefined where there is one that could not be told from other text. */
const nonceIn = (policy: string): { nonce: string | undefined } | undefined => {
  const nonce = /'nonce-([\w+/=-]{16,})'/.exec(policy)?.[1];
  return nonce === undefined && policy.includes("'nonce-") ? undefined : { nonce };
};

/** How an answer may be kept. */
export type KeptAs = { freshMs: number; isFile: boolean; nonce: string | undefined };

/** What is told with an answer of how it may be kept; undefined where it is for its reader alone. */
export const keptAs = (status: number | undefined, headers: IncomingHttpHeaders): KeptAs | undefined => {
  const { vary = 'accept-encoding', 'surrogate-control': told } = headers;
  if (status !== 200 || headers['set-cookie'] || vary.toLowerCase() !== 'accept-encoding') return;
  const isFile = isImmutable(headers);
  const freshMs = 1_000 * secondsIn(isFile ? headers['cache-control'] : told);
  const found = nonceIn(String(headers['content-security-policy'] ?? ''));
  return freshMs > 0 && found ? { freshMs, isFile, ...found } : undefined;
};

/** The same for one reader: with a nonce that nobody else has seen. */
export const forOneReader = (page: Page): Form => {
  const { nonce, headers, body } = page;
  if (nonce === undefined) return page;
  const own = randomBytes(18).toString('base64');
  return {
    etag: page.etag,
    headers: headers.map((text) => text.replaceAll(nonce, own)),
    // A nonce is ASCII, so that bytes may be taken for letters.
    body: Buffer.from(body.toString('latin1').replaceAll(nonce, own), 'latin1'),
  };
};
