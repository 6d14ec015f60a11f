import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type StaticCheck, staticChecks } from '../static-checks.ts';
import { relatedTests } from './related-tests.ts';
import type { Selection } from './selection.ts';
import { sourcesTouched } from './sources-touched.ts';
import { needsProduct, type TestFile } from './test-files.ts';

const isEndToEnd = (path: string) => /^(gateway|frontends)\/(e2e|faults)\//.test(path);

/** Say how every file is looked at. */
const settings = /^\.(biome\.json|gitignore)$/;

/** A check of no more than what has changed, where it can be. */
function narrowed(check: StaticCheck, root: string, changed: string[]): StaticCheck {
  const files = changed.filter((path) => check.looksAt.test(path) && existsSync(join(root, path)));
  if (!check.argsFor || files.length === 0 || changed.some((path) => settings.test(path))) return check;
  return { ...check, args: check.argsFor(files) };
}

/** What changed files touch. Of the end-to-end tests only those that have changed themselves, or what they share. */
export function selectChanged(root: string, all: TestFile[], changed: string[]): Selection {
  const touched = changed.map((path) => sourcesTouched(root, path));
  if (touched.includes('everything')) {
    return { checks: staticChecks, files: all, contractCoverage: true, leftOut: [] };
  }
  const sources = [...new Set(touched.flat())];
  const related = relatedTests(root, sources);
  const endToEnd = relatedTests(root, sources.filter(isEndToEnd));
  const files = all.filter((file) => (needsProduct(file) ? endToEnd : related).has(file.path));
  const needed = staticChecks.filter(({ looksAt }) => changed.some((path) => looksAt.test(path)));
  const checks = needed.map((check) => narrowed(check, root, changed));
  const without = all.filter(needsProduct).length - files.filter(needsProduct).length;
  const unlooked = staticChecks.filter((check) => !needed.includes(check)).map(({ name }) => name);
  return {
    ...{ checks, files, contractCoverage: false },
    leftOut: [
      ...(without > 0
        ? [`${without} files of end-to-end tests, which only the whole product can answer`]
        : []),
      ...(unlooked.length > 0 ? [`checks that look at nothing of it: ${unlooked.join(', ')}`] : []),
    ],
  };
}
