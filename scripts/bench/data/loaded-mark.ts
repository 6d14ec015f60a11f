import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackFolders } from '../../stack/folders.ts';

/** A folder of tables as it was when it was loaded: by name, size and time. */
function fingerprint(folder: string | undefined): string {
  if (folder === undefined) return 'demonstration content';
  const files = readdirSync(folder)
    .filter((name) => /\.csv(\.gz)?$/.test(name))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${Math.round(mtimeMs)}`;
    });
  return [folder, ...files].join('\n');
}

const markOf = (stack: string) => join(stackFolders(stack).root, 'loaded');

/** What the stack's data were loaded from: `same`, something `other`, or nothing yet. */
export function loadedFrom(stack: string, folder: string | undefined): 'same' | 'other' | 'nothing' {
  const mark = markOf(stack);
  if (!existsSync(mark)) return 'nothing';
  return readFileSync(mark, 'utf8') === fingerprint(folder) ? 'same' : 'other';
}

export const markLoaded = (stack: string, folder: string | undefined): void =>
  writeFileSync(markOf(stack), fingerprint(folder));
