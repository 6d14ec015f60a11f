import { hashedFile, serveBundle } from '@ideabox/serving';
import type { RequestHandler } from 'express';
import { type Finder, keptOnly } from './find-elsewhere.ts';
import type { KeptFiles } from './kept-files.ts';

/** What browsers ask for. */
const script = /\.js$/;

/** Files of this release and of earlier ones; what is not here is looked for elsewhere. A name that no build writes is looked for nowhere. Other servers are told what there is. */
export function serveKept({ folder, list }: KeptFiles, find: Finder): RequestHandler {
  const files = serveBundle(folder);
  return async (request, response) => {
    const name = request.path.slice(1);
    const missing = () => void response.sendStatus(404);
    if (name === '' && request.get(keptOnly)) return void response.json(await list());
    if (!hashedFile.test(name)) return missing();
    files(request, response, async () => {
      if (!script.test(name) || request.get(keptOnly)) return missing();
      const found = await find(name);
      if (found === 'busy') return void response.set('Retry-After', '1').sendStatus(503);
      files(request, response, missing);
    });
  };
}
