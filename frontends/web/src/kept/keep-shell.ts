import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFile } from '@ideabox/serving';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { distFolder } from '../assets/dist-folder.ts';
import { createFinder } from './find-elsewhere.ts';
import { type KeptFiles, keptFiles } from './kept-files.ts';
import { placesOf } from './peers.ts';
import { serveKept } from './serve-kept.ts';
import { takeOver } from './take-over.ts';

const folder = 'assets';
const renewEveryMs = 3_600_000;

/** Keeps the shell that this server brings, for pages that are open when its next release has come. @returns what serves others' */
export function keepShell(keptDir: string, peers: string | undefined, log: Logger): RequestHandler {
  const kept = keptFiles(join(keptDir, folder));
  const run = () => keepOwn(kept).catch((error) => log.warn({ err: error }, 'the shell is not kept'));
  void run();
  setInterval(run, renewEveryMs).unref();
  const places = () => placesOf(peers, folder);
  void places().then((others) => takeOver(kept, others, log));
  return serveKept(kept, createFinder(kept, places, log));
}

async function keepOwn(kept: KeptFiles): Promise<void> {
  const own = distFolder('shell');
  const names = (await readdir(own)).filter((name) => hashedFile.test(name));
  for (const name of names) if (!kept.has(name)) await kept.keep(name, await readFile(join(own, name)));
  await kept.renew(names);
}
