import type { RequestHandler } from 'express';
import { entryScripts } from '../assets/entry-scripts.ts';
import type { RemoteMap } from '../remotes/remote-map.ts';

/** Ready once the shell is built and at least one remote is known. */
export function readiness(remotes: RemoteMap): RequestHandler {
  return async (_request, response) => {
    const [scripts, known] = await Promise.all([entryScripts().catch(() => []), remotes()]);
    const isReady = scripts.length > 0 && known.length > 0;
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not built' });
  };
}
