import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestArguments } from '../arguments/read-arguments.ts';
import { staticChecks } from '../static-checks.ts';
import { changedFiles } from './changed-files.ts';
import { selectChanged } from './select-changed.ts';
import { selectNamed } from './select-named.ts';
import type { Selection } from './selection.ts';
import { needsProduct, type TestFile } from './test-files.ts';

/** The files that speak of what a test's name has to match; all where none does, as a name may be put together. */
function speakingOf(root: string, files: TestFile[], pattern: string): TestFile[] {
  const named = new RegExp(pattern, 'i');
  const found = files.filter(({ path }) => named.test(readFileSync(join(root, path), 'utf8')));
  return found.length > 0 ? found : files;
}

/** What was asked for; `from` is the folder that whoever asked stands in. */
export function choose(root: string, all: TestFile[], asked: TestArguments, from = root): Selection {
  const { names, changed, watch, pattern } = asked;
  const speaking = (files: TestFile[]) => (pattern === undefined ? files : speakingOf(root, files, pattern));
  if (changed) {
    const selection = selectChanged(root, all, changedFiles(root));
    return { ...selection, files: speaking(selection.files) };
  }
  const focused = { checks: [], contractCoverage: false, leftOut: [] };
  if (names.length > 0) return { ...focused, files: speaking(selectNamed(root, all, names, from)) };
  if (pattern !== undefined) return { ...focused, files: speaking(all) };
  if (watch) return { ...focused, files: all.filter((file) => !needsProduct(file)) };
  return { checks: staticChecks, files: all, contractCoverage: true, leftOut: [] };
}
