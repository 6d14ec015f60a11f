import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../deploy/load/plan.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import { repository } from '../stack/folder/folders.ts';
import { findRunningStack } from '../stack/running-stack.ts';
import type { LoadArguments } from './arguments.ts';
import { findK6 } from './k6/find-k6.ts';
import { findLocalProduct, type LocalProduct } from './local-product.ts';
import { findContent } from './site/find-content.ts';
import { lookAtSite, type Site } from './site/look-at-site.ts';

export const root = join(repository, '.local/load');

/** What visitors are played with, and against. */
export interface Ground {
  site: Site;
  k6: { path: string; version: string };
  content: Content;
  /** Of this run, in every text that it posts. */
  run: string;
  mark: string;
  /** Where the run writes. */
  folder: string;
  local: LocalProduct | undefined;
}

function originOf({ at }: LoadArguments): string {
  if (at) return at.origin;
  const running = findRunningStack();
  if (!running)
    throw new StartFailure('No Ideabox runs here: start it with "npm start", or name a site by --at.');
  return running.origin;
}

/** Looks at the site before anything is sent to it. @throws StartFailure where it cannot be played against */
export async function prepare(given: LoadArguments, say: (line: string) => void): Promise<Ground> {
  const site = await lookAtSite(originOf(given));
  const k6 = findK6(say);
  const content = await findContent(site);
  const run = randomBytes(3).toString('hex');
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const folder = join(root, `${time}-${given.name}`);
  mkdirSync(folder, { recursive: true });
  return { site, k6, content, run, mark: `負荷試験 ${run}`, folder, local: findLocalProduct(site.origin) };
}
