import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackFolders } from '../../stack/folder/folders.ts';
import type { BenchArguments } from '../arguments.ts';

export type Content = Pick<BenchArguments, 'data' | 'stress'>;

/** What is loaded: a share of the stress tier, or a folder of tables as it is now: by name, size and time. */
function fingerprint({ data, stress }: Content): string {
  if (stress !== undefined) return `stress tier × ${stress}`;
  if (data === undefined) return 'demonstration content';
  const files = readdirSync(data)
    .filter((name) => /\.csv(\.gz)?$/.test(name))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(data, name));
      return `${name} ${size} ${Math.round(mtimeMs)}`;
    });
  return [data, ...files].join('\n');
}

const markOf = (stack: string) => join(stackFolders(stack).root, 'loaded');

/** What the stack's data were loaded from: `same`, something `other`, or nothing yet. */
export function loadedFrom(stack: string, content: Content): 'same' | 'other' | 'nothing' {
  const mark = markOf(stack);
  if (!existsSync(mark)) return 'nothing';
  return readFileSync(mark, 'utf8') === fingerprint(content) ? 'same' : 'other';
}

export const markLoaded = (stack: string, content: Content): void =>
  writeFileSync(markOf(stack), fingerprint(content));
