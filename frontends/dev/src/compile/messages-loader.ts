import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { messageFolders } from '@ideabox/bundling';
import type { LoaderContext } from 'webpack';
import { importFresh } from './import-fresh.ts';

const browser = join(import.meta.dirname, '../browser/hot-messages.ts');

type Split = { isFirstMessage: (id: string) => boolean };
type Options = { hot: boolean };

/** What a part says in one language as a module of syntax trees; `?more` are those that `first-messages.ts` leaves out of the first bundle. */
export default async function messagesLoader(this: LoaderContext<Options>): Promise<string> {
  const part = join(this.context ?? '', '..');
  const split = join(part, 'src/first-messages.ts');
  if (existsSync(split)) this.addDependency(split);
  const isWanted = await wantedIn(split, this.resourceQuery);
  const trees: Record<string, unknown> = {};
  for (const folder of messageFolders(part)) {
    const path = join(folder, 'messages', basename(this.resourcePath));
    this.addDependency(path);
    const text = await readFile(path, 'utf8');
    for (const [id, message] of Object.entries(messagesIn(text, path))) {
      if (isWanted(id)) trees[id] = treeOf(message, placeOf(id, text, path));
    }
  }
  const module = JSON.stringify(trees);
  if (!this.getOptions().hot) return `export default ${module};`;
  return `import { take } from ${JSON.stringify(browser)};
const messages = ${module};
take(import.meta.webpackHot, messages);
export default messages;`;
}

async function wantedIn(split: string, query: string): Promise<Split['isFirstMessage']> {
  if (!existsSync(split)) return () => true;
  const { isFirstMessage } = await importFresh<Split>(split);
  return (id) => isFirstMessage(id) === (query !== '?more');
}

function messagesIn(text: string, path: string): Record<string, string> {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1'] = /line (\d+) column (\d+)/.exec(said) ?? [];
    throw new Error(`${said}\n[${path}:${line}:${column}]`);
  }
}

function treeOf(message: string, place: string) {
  try {
    return parse(message);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} in the message\n[${place}]`);
  }
}

/** As the compiler of scripts draws it, so that both are read alike. */
function placeOf(id: string, text: string, path: string): string {
  const before = text.slice(0, text.indexOf(JSON.stringify(id))).split('\n');
  return `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
