import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a library that a package of ours pins, so that a new one begins with the same. */
export function pinnedVersion(root: string, packageFolder: string, library: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, packageFolder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const version = dependencies?.[library];
  if (!version) throw new Error(`${packageFolder} does not depend on ${library}`);
  return version;
}
