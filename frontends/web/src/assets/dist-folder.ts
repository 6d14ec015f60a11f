import { join } from 'node:path';
import { frontendsFolder } from './frontends-folder.ts';

/** Where the build leaves what a browser fetches. */
export function distFolder(name: string): string {
  return join(frontendsFolder, name, 'dist/client');
}
