import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { messageFolders } from './message-folders.ts';

/** What `src/first-messages.ts` of a part exports. */
type Split = { isFirstMessage: (id: string) => boolean };

/**
 * What a part says as syntax trees in `dist/messages`, so that no parser travels to the browser; where its first screen says
 * little, the rest is in `dist/more-messages`.
 */
export async function compileMessages(folder: string): Promise<void> {
  const folders = messageFolders(folder);
  const [first] = folders;
  if (!first) return;
  const split = join(folder, 'src/first-messages.ts');
  const { isFirstMessage }: Partial<Split> = existsSync(split) ? await import(pathToFileURL(split).href) : {};
  for (const name of await readdir(join(first, 'messages'))) {
    const trees = await treesIn(folders.map((each) => join(each, 'messages', name)));
    const isFirst = isFirstMessage ?? (() => true);
    await write(join(folder, 'dist/messages'), name, new Map([...trees].filter(([id]) => isFirst(id))));
    if (!isFirstMessage) continue;
    await write(join(folder, 'dist/more-messages'), name, new Map([...trees].filter(([id]) => !isFirst(id))));
  }
}

async function treesIn(files: string[]): Promise<Map<string, unknown>> {
  const trees = new Map<string, unknown>();
  for (const file of files) {
    const messages: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    for (const [id, message] of Object.entries(messages)) {
      try {
        trees.set(id, parse(message));
      } catch (error) {
        throw new Error(`${id} in ${file} is no message`, { cause: error });
      }
    }
  }
  return trees;
}

async function write(folder: string, name: string, trees: Map<string, unknown>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), JSON.stringify(Object.fromEntries(trees)));
}
