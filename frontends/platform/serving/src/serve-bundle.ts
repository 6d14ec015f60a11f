import sirv, { type RequestHandler } from 'sirv';
import { hashedFile } from './hashed-names.ts';

const year = 31_536_000;

/** The files of a folder as they are at the moment, compressed beforehand; a name with a hash never changes. */
export function serveBundle(folder: string): RequestHandler {
  return sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const immutable = hashedFile.test(path.slice(path.lastIndexOf('/') + 1));
      response.setHeader('Cache-Control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
}
