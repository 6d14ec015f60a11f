import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { ByteBudget } from '../bodies/byte-budget.ts';

/** Memory for answers that are read slowly: of all together, and of one, in bytes. */
export type Ahead = { budget: ByteBudget; most: number };

/**
 * Sends an answer on, and takes it from its upstream faster than it is read, within bounds: the connection it came by is
 * free for others then. Beyond them the upstream waits for the reader.
 */
export const sendAhead = (source: Readable, response: ServerResponse, { budget, most }: Ahead): void => {
  let ahead = 0;
  const giveBack = () => {
    budget.giveBack(ahead);
    ahead = 0;
  };
  source.on('data', (chunk: Buffer) => {
    if (response.destroyed || response.write(chunk)) return;
    if (ahead + chunk.length <= most && budget.take(chunk.length)) ahead += chunk.length;
    else source.pause();
  });
  source.once('end', () => response.end());
  response.on('drain', () => {
    giveBack();
    source.resume();
  });
  response.once('close', giveBack);
};
