import type { RequestHandler } from 'express';
import { shellEntry } from '../assets/shell-entry.ts';
import type { RemoteMap } from '../remotes/remote-map.ts';

/** Ready once the shell is built and at least one remote is known, until it is told to end. */
export function readiness(remotes: RemoteMap, isDraining: () => boolean): RequestHandler {
  return async (_request, response) => {
    if (isDraining()) return void response.status(503).json({ status: 'draining' });
    const [shell, known] = await Promise.all([shellEntry().catch(() => null), remotes()]);
    const isReady = shell !== null && known.length > 0;
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not built' });
  };
}
