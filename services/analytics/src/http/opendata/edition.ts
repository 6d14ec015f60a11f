import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = { br: () => createBrotliCompress(quality), gzip: () => createGzip() };

/** A table as it was at one moment, in files that stay while they are read. */
export type Edition = {
  /** Of its bytes: the same wherever they are the same. */
  hash: string;
  madeAt: Date;
  paths: { identity: string; br: string; gzip: string };
  /** Keeps the files until what it returns is called. */
  hold: () => () => void;
  /** The files go when nobody holds them any more; who has just been given them holds them in a moment. */
  retire: () => void;
};

const editionIn = (folder: string, hash: string, paths: Edition['paths']): Edition => {
  let holders = 1;
  const release = () => {
    holders -= 1;
    if (holders === 0) rm(folder, { recursive: true, force: true }).catch(() => undefined);
  };
  const once = (work: () => void) => {
    let done = false;
    return () => {
      if (!done) work();
      done = true;
    };
  };
  const hold = () => {
    holders += 1;
    return once(release);
  };
  return { hash, madeAt: new Date(), paths, hold, retire: once(() => setImmediate(release)) };
};

/** Writes a table into a folder of its own in `parent`. What it has in common with `before` is not kept twice. */
export const writeEdition = async (
  parent: string,
  text: AsyncIterable<string>,
  before: Edition | undefined,
): Promise<Edition> => {
  const folder = join(parent, randomUUID());
  await mkdir(folder);
  try {
    const identity = join(folder, 'identity');
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform: (piece: Buffer, _encoding, next) => {
        hash.update(piece);
        next(null, piece);
      },
    });
    await pipeline(text, hashing, createWriteStream(identity));
    const digest = hash.digest('base64url');
    if (before?.hash === digest) {
      await rm(folder, { recursive: true });
      return before;
    }
    const paths = { identity, br: join(folder, 'br'), gzip: join(folder, 'gzip') };
    for (const encoding of ['br', 'gzip'] as const)
      await pipeline(createReadStream(identity), encoders[encoding](), createWriteStream(paths[encoding]));
    return editionIn(folder, digest, paths);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
