import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from 'webpack';

const browser = join(import.meta.dirname, '../browser/hot-messages.ts');

type Split = { isFirstMessage: (id: string) => boolean };
type Options = { hot: boolean };

/** A file of messages as a module of syntax trees; `?more` are those that `first-messages.ts` leaves out of the first bundle. */
export default async function messagesLoader(this: LoaderContext<Options>, text: string): Promise<string> {
  const isWanted = await wantedIn(join(this.context ?? '', '../src/first-messages.ts'), this.resourceQuery);
  const messages = Object.entries(JSON.parse(text) as Record<string, string>).filter(([id]) => isWanted(id));
  const trees = JSON.stringify(
    Object.fromEntries(messages.map(([id, message]) => [id, treeOf(id, message)])),
  );
  if (!this.getOptions().hot) return `export default ${trees};`;
  return `import { take } from ${JSON.stringify(browser)};
const messages = ${trees};
take(import.meta.webpackHot, messages);
export default messages;`;
}

async function wantedIn(split: string, query: string): Promise<Split['isFirstMessage']> {
  if (!existsSync(split)) return () => true;
  const { isFirstMessage } = (await import(pathToFileURL(split).href)) as Split;
  return (id) => isFirstMessage(id) === (query !== '?more');
}

function treeOf(id: string, message: string) {
  try {
    return parse(message);
  } catch (error) {
    throw new Error(`the message ${id} is malformed: ${error instanceof Error ? error.message : error}`);
  }
}
