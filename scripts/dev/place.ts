import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from '../stack/folder/folders.ts';

/** A path as a person in the repository writes it. */
export const inRepository = (path: string): string => (isAbsolute(path) ? relative(repository, path) : path);

/** `file:///…/services/x.ts:3:4` and plain paths alike become what an editor opens by a click in the terminal. */
export function withRepositoryPaths(text: string): string {
  return text
    .replaceAll(/file:\/\/\/[^\s:()]+/g, (url) => fileURLToPath(url))
    .replaceAll(`${repository}/`, '');
}

const placed = /(?:^|[\s(])((?!node:)[\w@./-]+\.(?:[mc]?[jt]sx?|proto|sql|json)):(\d+):(\d+)/;
/** What Node shows of a fault that no stack tells of: the line, its source, and carets below it. */
const shown = /^([\w@./-]+\.[mc]?[jt]sx?):(\d+)\n(?:.*\n){1,3}?( *)\^/m;
const lineOnly = /^([\w@./-]+\.[mc]?[jt]sx?):(\d+)$/m;
const notFound = /Cannot find (?:module|package) '([^']+)' imported from ([^\s']+)/;

const isOurs = (path: string) => !path.includes('node_modules/') && existsSync(join(repository, path));

/** The place in our source that an error speaks of, as `path:line:column`. */
export function placeIn(text: string): string | undefined {
  const told = withRepositoryPaths(text);
  const missing = notFound.exec(told);
  if (missing) return placeOfImport(missing[1] ?? '', missing[2] ?? '');
  const [, path, line, before] = shown.exec(told) ?? [];
  if (path && isOurs(path)) return `${path}:${line}:${(before ?? '').length + 1}`;
  for (const [, file = '', row, column] of told.matchAll(new RegExp(placed, 'gm'))) {
    if (isOurs(file)) return `${file}:${row}:${column}`;
  }
  const [, unshown, row] = lineOnly.exec(told) ?? [];
  return unshown && isOurs(unshown) ? `${unshown}:${row}:1` : undefined;
}

/** Node does not say where in the importing file the import stands. */
function placeOfImport(missing: string, importer: string): string | undefined {
  if (!isOurs(importer)) return undefined;
  const name = missing.split('/').at(-1) ?? missing;
  const lines = readFileSync(join(repository, importer), 'utf8').split('\n');
  const row = lines.findIndex((line) => line.includes(name) && /['"]/.test(line));
  return `${importer}:${row + 1}:${Math.max(lines[row]?.search(/['"]/) ?? 0, 0) + 1}`;
}
