import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { didYouMean } from '../../command-line/near-names.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { isCode } from './code-files.ts';
import { relatedTests } from './related-tests.ts';
import type { TestFile } from './test-files.ts';

/** What people may call a test file: each of its folders, its name, and one folder with it. */
function namesOf(path: string): string[] {
  const parts = path.replace(/\.test\.tsx?$/, '').split('/');
  const name = parts.pop() ?? '';
  return [...parts.filter((part) => part !== 'src'), name, `${parts.at(-1)}/${name}`];
}

/** A name matches from the beginning of a word on: `search` finds `search-and-lists`, and whatever lies in `search/`. */
const matches = (path: string, name: string) =>
  ['/', '.', '_', '-'].some((before) => `/${path}`.includes(`${before}${name}`));

/**
 * The test files that any of the names means; a source file means the tests that import it.
 * @param from the folder that the caller stands in: paths may be relative to it
 * @throws {UsageError} for a name that means none
 */
export function selectNamed(root: string, all: TestFile[], names: string[], from = root): TestFile[] {
  const found = names.map((given) => {
    const here = relative(root, resolve(from, given));
    const path = here.startsWith('..') || !existsSync(join(root, here)) ? undefined : here;
    if (path && isCode(path) && !all.some((file) => file.path === path)) {
      const related = relatedTests(root, [path]);
      return { given, paths: all.filter((file) => related.has(file.path)) };
    }
    const name = (path ?? given).replace(/^\.\//, '').replace(/\/$/, '');
    const inside = all.filter((file) => path && (file.path === path || file.path.startsWith(`${path}/`)));
    return {
      given,
      paths: inside.length > 0 ? inside : all.filter((file) => matches(file.path, name)),
    };
  });
  for (const { given, paths } of found) {
    if (paths.length > 0) continue;
    const known = all.flatMap(({ path }) => namesOf(path));
    throw new UsageError(`No test lies in "${given}".${didYouMean(given, known)}`);
  }
  const chosen = new Set(found.flatMap(({ paths }) => paths));
  return all.filter((file) => chosen.has(file));
}
