import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file's text, and its name without `.md`. */
export type Markdown = { key: string; text: string };

/** Every Markdown file of a folder, in the order of their names. */
export const readMarkdown = async (dir: string): Promise<Markdown[]> => {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => ({
      key: name.slice(0, -'.md'.length),
      text: (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n').trim(),
    })),
  );
};
