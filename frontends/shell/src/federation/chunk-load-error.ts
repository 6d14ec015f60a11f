/** What the bundler throws when a piece of the site does not come; `request` is the piece's address. */
export type ChunkLoadError = Error & { request?: string };

export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
