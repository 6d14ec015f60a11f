import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Words = Record<string, string>;

const fill = (template: string, words: Words, where: string): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`${where} asks for "${key}", which nobody gave`);
    return word;
  });

/** The files of a kind by their paths in the repository; the templates' folder looks like the repository. */
export function fillTemplates(kind: 'service' | 'remote', words: Words): Map<string, string> {
  const folder = fileURLToPath(new URL(`templates/${kind}/`, import.meta.url));
  const templates = globSync('**/*.tmpl', { cwd: folder }).sort();
  return new Map(
    templates.map((path) => {
      const filled = fill(readFileSync(join(folder, path), 'utf8'), words, path);
      return [fill(path, words, path).replace(/\.tmpl$/, ''), filled];
    }),
  );
}
