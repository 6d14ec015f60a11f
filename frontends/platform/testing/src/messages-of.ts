import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@ideabox/intl';

const frontends = fileURLToPath(new URL('../../../', import.meta.url));

/** The real messages of a part of the frontends (`public`, `platform/ui`) in one language. */
export function messagesOf(part: string, locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(`${frontends}${part}/messages/${locale}.json`, 'utf8'));
}

/** Every id that any part says something under. */
export function allMessageIds(): Set<string> {
  const files = globSync(['*/messages/ja.json', 'platform/*/messages/ja.json'], { cwd: frontends });
  return new Set(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`${frontends}${file}`, 'utf8')))),
  );
}
