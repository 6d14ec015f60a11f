import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Uses = {
  /** Ids asked for by name, as in `text('idea.title')`. */
  literal: Set<string>;
  /** Whether an id is asked for anywhere: by name, in a table of names, or by a pattern such as `vote.${type}`. */
  covers: (id: string) => boolean;
};

/** Which messages the sources of some folders ask for. */
export async function readUses(folders: string[]): Promise<Uses> {
  let source = '';
  for (const cwd of folders) {
    for await (const file of glob('**/*.{ts,tsx}', { cwd }))
      source += await readFile(join(cwd, file), 'utf8');
  }
  const literal = new Set<string>();
  for (const [, id] of source.matchAll(/\btext\(\s*'([^']+)'/g)) literal.add(id ?? '');
  for (const [, id] of source.matchAll(/formatMessage\(\s*\{\s*id:\s*'([^']+)'/g)) literal.add(id ?? '');
  const named = new Set([...source.matchAll(/['"]([a-z][\w.]*)['"]/g)].map(([, name]) => name));
  const templates = [...source.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)].map(([, template = '']) => template);
  const patterns = templates
    .filter((template) => template.replace(/\$\{[^}]*\}/g, '').includes('.'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  return { literal, covers: (id) => named.has(id) || patterns.some((pattern) => pattern.test(id)) };
}
