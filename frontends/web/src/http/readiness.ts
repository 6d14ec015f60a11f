import type { RequestHandler } from 'express';
import { shellEntry } from '../assets/shell-entry.ts';
import type { Remotes } from '../remotes/remotes.ts';

/** Ready once the shell is built, remotes elsewhere were looked for and at least one remote is known, until it is told to end. */
export function readiness(remotes: Remotes, isDraining: () => boolean): RequestHandler {
  let wereLookedFor = false;
  void remotes.lookedFor.then(() => {
    wereLookedFor = true;
  });
  return async (_request, response) => {
    if (isDraining()) return void response.status(503).json({ status: 'draining' });
    const [shell, known] = await Promise.all([shellEntry().catch(() => null), remotes.known()]);
    const isReady = wereLookedFor && shell !== null && known.length > 0;
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not built' });
  };
}
