import type { PathData } from 'webpack';

/**
 * The federation runtime asks for its own chunk's name before its hash can be known, and webpack 5.111 refuses to
 * answer; it only wants the folder depth, so it gets the name without the hash.
 */
export function entryName(prefix: string) {
  return ({ chunk }: PathData): string =>
    chunk && 'contentHash' in chunk && chunk.contentHash?.javascript
      ? `${prefix}.[contenthash:12].js`
      : `${prefix}.js`;
}
