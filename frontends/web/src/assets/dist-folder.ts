import { join } from 'node:path';

const frontends = join(import.meta.dirname, '../../..');

/** Where the build leaves what a browser fetches. */
export function distFolder(name: string): string {
  return join(frontends, name, 'dist/client');
}
