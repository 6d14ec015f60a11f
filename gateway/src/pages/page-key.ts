import type { IncomingMessage } from 'node:http';
import { chosenLanguage } from '../answers/language-of.ts';
import { type Encoding, encodingFor } from '../cache/encodings.ts';

const longest = 1_024;

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Under what a document is kept, and a file, which web has in several forms. */
export type PageKeys = { document: string; file: string; encoding: Encoding };

/**
 * Under what an answer of the web server is kept for others; undefined where it is for its reader alone. Of what readers differ in the web
 * server hears no more than is in it.
 */
export const pageKeys = ({ method, url = '', headers }: Request): PageKeys | undefined => {
  if (method !== 'GET' || headers.range !== undefined || url.length > longest) return;
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  return {
    document: `document ${chosenLanguage(headers)} ${url}`,
    file: `file ${encoding} ${url}`,
    encoding,
  };
};
