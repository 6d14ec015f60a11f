import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { repository } from '../../stack/folder/folders.ts';

/** The tests that import any of these source files, over any number of steps, as jest resolves imports. */
export function relatedTests(root: string, sources: string[]): Set<string> {
  if (sources.length === 0) return new Set();
  const { status, stdout, stderr } = spawnSync(
    join(repository, 'node_modules/.bin/jest'),
    ['--listTests', '--json', '--passWithNoTests', '--findRelatedTests', ...sources],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`jest does not say which tests are related: ${stderr}`);
  return new Set((JSON.parse(stdout) as string[]).map((path) => relative(root, path)));
}
