import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that its owner alone can read; whoever opens it finds all of it or what was there before. */
export function writePrivately(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
