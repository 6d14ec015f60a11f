import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file's text, and its name without `.md`. */
export type Markdown = { key: string; text: string };

/** Every Markdown file of a folder, in the order of their names; none where there is no such folder. */
export const readMarkdown = async (dir: string): Promise<Markdown[]> => {
  if (!existsSync(dir)) return [];
  const names = (await readdir(dir)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => ({
      key: name.slice(0, -'.md'.length),
      text: (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n').trim(),
    })),
  );
};
