import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Folds the lists that have become too long for their line. */
export function format(root: string, paths: string[]): void {
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
