import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFilesIn, isCode } from './code-files.ts';
import { usersOfProto } from './users-of-proto.ts';

/** What decides how everything is installed, translated or run. */
const ofEverything =
  /^(package\.json|package-lock\.json|\.npmrc|jest\.config\.mjs|\.ci\/.*|scripts\/bootstrap\.mjs)$/;

/** Read by people, editors and static checks alone. */
const ofNoTest =
  /(\.md|(^|\/)tsconfig[^/]*\.json|^LICENSE|^\.(git|editor|biome|dependency|knip)[^/]*)$|^deploy\//;

const packages =
  /^(services\/platform\/[^/]+|services\/[^/]+|frontends\/platform\/[^/]+|frontends\/[^/]+|gateway|protos|scripts\/[^/]+)\//;

const goldenFact = /^protos\/fixtures\/(.+)\.json$/;

/** Tests of a golden fact name it. */
const namersOf = (root: string, fact: string) =>
  codeFilesIn(root, 'gateway', 'services').filter((path) =>
    readFileSync(join(root, path), 'utf8').includes(fact),
  );

/** The source files whose behaviour a changed file may change; "everything" where that cannot be said. */
export function sourcesTouched(root: string, changed: string): 'everything' | string[] {
  if (ofEverything.test(changed)) return 'everything';
  if (ofNoTest.test(changed)) return [];
  if (isCode(changed) && existsSync(join(root, changed))) return [changed];
  if (/^protos\/.+\.proto$/.test(changed)) return usersOfProto(root, changed);
  const fact = goldenFact.exec(changed)?.[1];
  if (fact) return namersOf(root, fact);
  // A file that is read by its path, or is gone: whoever lives in its package.
  const folder = packages.exec(changed)?.[1];
  return folder ? codeFilesIn(root, folder) : 'everything';
}
