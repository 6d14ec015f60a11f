import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../src/locales.ts';
import { argumentsOf } from './arguments-of.ts';
import { readUses } from './read-uses.ts';
import { typographyOf } from './typography-of.ts';

type Messages = Record<string, string>;
const frontends = join(import.meta.dirname, '../../..');
const reference = 'ja';

/** What is wrong with the messages of the whole site, one line each; empty when every language is complete. */
export async function checkMessages(): Promise<string[]> {
  const owners = [...folders(frontends), ...folders(join(frontends, 'platform'))];
  return (await Promise.all(owners.map(checkOwner))).flat();
}

function folders(parent: string): string[] {
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, 'messages', `${reference}.json`)));
}

async function checkOwner(folder: string): Promise<string[]> {
  const name = folder.slice(frontends.length + 1);
  const read = async (locale: string): Promise<Messages> =>
    JSON.parse(await readFile(join(folder, 'messages', `${locale}.json`), 'utf8').catch(() => '{}'));
  const known = await read(reference);
  // The web server speaks with the shell's words where the editors' cannot be had.
  const readers = name === 'shell' ? [folder, join(frontends, 'web')] : [folder];
  const uses = await readUses(readers.map((reader) => join(reader, 'src')));
  const problems: string[] = [];
  for (const locale of locales) {
    const messages = await read(locale);
    for (const [id, text] of Object.entries(known)) {
      const translated = messages[id];
      if (!translated) problems.push(`${name}: ${locale} lacks ${id}`);
      else if (argumentsOf(translated) !== argumentsOf(text)) {
        problems.push(`${name}: ${locale} ${id} has other placeholders than ${reference}`);
      }
    }
    for (const [id, message] of Object.entries(messages)) {
      for (const wrong of typographyOf(message, locale))
        problems.push(`${name}: ${locale} ${id} has ${wrong}`);
      if (!(id in known)) problems.push(`${name}: ${locale} has ${id}, which ${reference} does not`);
    }
  }
  for (const id of Object.keys(known)) {
    if (!uses.covers(id)) problems.push(`${name}: ${id} is used nowhere`);
  }
  for (const id of uses.literal) {
    if (!(id in known)) problems.push(`${name}: ${id} is used, and has no message`);
  }
  return problems;
}

if (import.meta.main) {
  const problems = await checkMessages();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
