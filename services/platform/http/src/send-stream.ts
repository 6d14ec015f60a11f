import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Piece = string | Buffer;

/** A body in pieces of which the first is there, so that what cannot be begun can still be answered as an error. */
export type BegunStream = { first: IteratorResult<Piece>; pieces: AsyncIterator<Piece> };

export const isStream = (body: unknown): body is AsyncIterable<Piece> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

export const beginStream = async (body: AsyncIterable<Piece>): Promise<BegunStream> => {
  const pieces = body[Symbol.asyncIterator]();
  return { first: await pieces.next(), pieces };
};

/** A reader that takes nothing for so long has gone, or keeps the source busy for nothing. */
export const stalledMs = 120_000;

async function* all({ first, pieces }: BegunStream): AsyncGenerator<Piece> {
  for (let next = first; !next.done; next = await pieces.next()) yield next.value;
}

/**
 * Sends the pieces as fast as they are read. A body that breaks off is broken off for the reader too, so that nobody
 * takes it for whole; when the reader goes, its source is told to end.
 */
export const sendStream = async (response: Response, stream: BegunStream): Promise<void> => {
  try {
    if (response.destroyed) return;
    if (response.req.method === 'HEAD') return void response.end();
    response.setTimeout(stalledMs);
    await pipeline(Readable.from(all(stream)), response);
  } catch (error) {
    // The reader has gone: that is nobody's failure.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await stream.pieces.return?.();
  }
};
