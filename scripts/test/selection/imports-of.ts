import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Module, parseSync } from '@swc/core';

function parse(path: string): Module['body'] {
  try {
    return parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }).body;
  } catch {
    // Gone, or no program as it stands, which every test that loads it says.
    return [];
  }
}

/** The files that a source file imports by their paths, relative to `root`. Not its types, which do nothing when it runs. */
export const importsOf = (root: string, path: string): string[] =>
  parse(join(root, path))
    .flatMap((item) => {
      if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
      if (item.type === 'ExportNamedDeclaration' || item.type === 'ExportAllDeclaration')
        return item.source ? [item.source.value] : [];
      return [];
    })
    .filter((source) => source.startsWith('.'))
    .map((source) => join(dirname(path), source));
