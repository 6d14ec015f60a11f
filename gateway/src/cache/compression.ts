import type { Transform } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { brotliOptions, encodingFor, worthCompressing } from './encodings.ts';

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;

type Answer = { status: number; header: (name: string) => string | undefined };

/** Whether another encoding of this answer could be sent. */
const isCompressible = ({ status, header }: Answer): boolean =>
  status === 200 &&
  header('content-encoding') === undefined &&
  !/no-transform/.test(header('cache-control') ?? '') &&
  compressible.test(header('content-type') ?? '') &&
  Number(header('content-length') ?? Number.POSITIVE_INFINITY) >= worthCompressing;

/** What to do with a body that came uncompressed, for a client that takes `accepted`. */
export const compressionFor = (answer: Answer, accepted: string | undefined) => {
  const varies = isCompressible(answer);
  const encoding = varies ? encodingFor(accepted) : 'identity';
  const encoder = (): Transform =>
    encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip({ level: 5 });
  return { varies, encoding, encoder };
};
