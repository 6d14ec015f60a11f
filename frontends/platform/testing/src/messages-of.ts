import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@ideabox/intl';
import { messageFolders } from '../../bundling/src/message-folders.ts';

const frontends = fileURLToPath(new URL('../../../', import.meta.url));

/** What a part of the frontends (`public`, `platform/charts`) says in one language, as the build takes it together. */
export function messagesOf(part: string, locale: Locale): Record<string, string> {
  const files = messageFolders(`${frontends}${part}`).map((folder) => `${folder}/messages/${locale}.json`);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** Every id that any part says something under. */
export function allMessageIds(): Set<string> {
  const files = globSync(['*/messages/ja.json', 'platform/*/messages/ja.json'], { cwd: frontends });
  return new Set(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`${frontends}${file}`, 'utf8')))),
  );
}
