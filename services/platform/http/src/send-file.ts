import type { Response } from 'express';
import { ApiError } from './api-error.ts';
import { stalledMs } from './send-stream.ts';

/** A file on disk, also in other encodings; `etag` stands for its bytes, wherever and whenever they were made. */
export type SentFile = {
  /** Where it lies as it is, and, compressed, under the names of content codings. */
  paths: { identity: string } & Readonly<Record<string, string>>;
  etag: string;
  modifiedAt: Date;
  /** Called when this reader needs the file no longer. */
  done: () => void;
};

/** A reader that has taken so long may go on from where it is with another request. */
const longestMs = 60 * 60 * 1_000;

const goneCodes = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE']);

const describing = [
  ...['ETag', 'Last-Modified', 'Accept-Ranges'],
  ...['Content-Type', 'Content-Encoding', 'Content-Disposition'],
];

/** What the library says of a request that it cannot fulfil, as the contract says it. */
const refusalOf = (error: Error & { status?: number }, response: Response): Error => {
  const range = response.get('Content-Range');
  for (const name of describing) response.removeHeader(name);
  if (error.status === 416 && range)
    return new ApiError(416, 'Invalid Request', { headers: { 'Content-Range': range } });
  return error;
};

/**
 * Sends a file in the best encoding that its reader takes: whole, in part (`Range`), or not again (`If-None-Match`). A
 * part is only ever of the same bytes: times do not tell them apart, so `If-Range` counts with an entity tag alone.
 */
export const sendFile = async (response: Response, file: SentFile): Promise<void> => {
  const { req: request } = response;
  const encodings = Object.keys(file.paths);
  const encoding = request.acceptsEncodings(encodings) || 'identity';
  const encoded = encoding !== 'identity';
  response.vary('Accept-Encoding').set({
    ETag: `"${file.etag}${encoded ? `-${encoding}` : ''}"`,
    'Last-Modified': file.modifiedAt.toUTCString(),
  });
  if (encoded) response.set('Content-Encoding', encoding);
  if (!(request.get('if-range') ?? '"').startsWith('"')) delete request.headers.range;
  response.setTimeout(stalledMs);
  const last = setTimeout(() => response.destroy(), longestMs).unref();
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { cacheControl: false, dotfiles: 'allow' } as const;
      response.sendFile(file.paths[encoding] ?? file.paths.identity, options, (error) => {
        if (!error || goneCodes.has((error as NodeJS.ErrnoException).code ?? '')) resolve();
        else reject(refusalOf(error, response));
      });
    });
  } finally {
    clearTimeout(last);
    file.done();
  }
};
