import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './folders.ts';

/** Node keeps here what it has compiled and stripped of types: a program starts with about half the work. */
export const compileCache = join(repository, 'node_modules/.cache/compiled');

const mostBytes = 200 * 2 ** 20;

/** Each file and each version of Node leaves its own, also those that are gone: too many are thrown away with all. */
export function boundCompileCache(): void {
  const sizes = globSync('*/*', { cwd: compileCache }).map(
    (file) => statSync(join(compileCache, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > mostBytes) rmSync(compileCache, { recursive: true, force: true });
}
