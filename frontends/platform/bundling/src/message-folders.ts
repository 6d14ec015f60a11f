import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedNames } from './shared-names.ts';

const scope = '@ideabox/';
const platform = join(import.meta.dirname, '../..');

/** The folders with the words that a part of the site says: its own, and those of the packages that come along with it. */
export function messageFolders(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // The shell says what it shares.
  const given = existsSync(join(folder, 'src/remote.ts')) ? sharedNames : [];
  const packages = Object.keys(dependencies).filter(
    (name) => name.startsWith(scope) && !given.includes(name),
  );
  const folders = [...packages.map((name) => join(platform, name.slice(scope.length))), folder];
  return folders.filter((each) => existsSync(join(each, 'messages')));
}
