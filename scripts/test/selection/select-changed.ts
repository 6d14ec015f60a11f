import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type StaticCheck, staticChecks } from '../static-checks.ts';
import { relatedTests } from './related-tests.ts';
import { seenByOthers, serviceOf } from './seen-by-others.ts';
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

/** Of the changed sources those that tests of other services cannot tell of. */
function hiddenOf(root: string, sources: string[]): string[] {
  const services = new Set(sources.flatMap((path) => serviceOf(path) ?? []));
  const seen = new Set([...services].flatMap((service) => [...seenByOthers(root, service)]));
  return sources.filter((path) => serviceOf(path) && !seen.has(path));
}

/** The tests that sources may turn red, and those left out as they only run a service beside what they look at. */
function testsOf(root: string, all: TestFile[], sources: string[]) {
  const hidden = hiddenOf(root, sources);
  const seen = relatedTests(
    root,
    sources.filter((path) => !hidden.includes(path)),
  );
  const running = relatedTests(root, hidden);
  const endToEnd = relatedTests(root, sources.filter(isEndToEnd));
  const isBeside = ({ project, path }: TestFile) =>
    project === 'integration' && !hidden.some((source) => path.startsWith(`${serviceOf(source)}/`));
  const related = all.filter((file) =>
    needsProduct(file) ? endToEnd.has(file.path) : seen.has(file.path) || running.has(file.path),
  );
  const beside = related.filter((file) => isBeside(file) && !seen.has(file.path));
  return { files: related.filter((file) => !beside.includes(file)), beside };
}

/** What changed files touch. Of the end-to-end tests only those that have changed themselves, or what they share. */
export function selectChanged(root: string, all: TestFile[], changed: string[]): Selection {
  const touched = changed.map((path) => sourcesTouched(root, path));
  if (touched.includes('everything')) {
    return { checks: staticChecks, files: all, contractCoverage: true, leftOut: [] };
  }
  const sources = [...new Set(touched.flat())];
  const { files, beside } = testsOf(root, all, sources);
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
      ...(beside.length > 0
        ? [`${beside.length} files of others that run the service, and see nothing of what has changed in it`]
        : []),
      ...(unlooked.length > 0 ? [`checks that look at nothing of it: ${unlooked.join(', ')}`] : []),
    ],
  };
}
