import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

const repository = resolve(import.meta.dirname, '../../../..');
/** As swc draws it: `╭─[/folder/file.tsx:3:14]`. */
const drawnPlace = /\[([^[\]\n]+?):(\d+):(\d+)\]/;
/** Headings of webpack and of its loaders, and the frame that swc draws. */
const heading = /^(Module build failed|Error:?$|\s*[│|·╭╰,`─-])/;

/** `frontends/public/src/…/x.tsx:3:14 Expected ';'`: one line, its place relative to the repository. */
export function problemOf({ message, moduleIdentifier, moduleName, loc }: StatsError): string {
  const text = stripVTControlCharacters(message);
  const [, file = fileIn(moduleIdentifier), line, column] = drawnPlace.exec(text) ?? [];
  const [, ownLine = '1', ownColumn = '0'] = /^(\d+)(?::(\d+))?/.exec(loc ?? '') ?? [];
  const place = file ? relative(repository, file) : moduleName;
  const position = line ? `${line}:${column}` : `${ownLine}:${Number(ownColumn) + 1}`;
  return place ? `${place}:${position} ${saidIn(text)}` : saidIn(text);
}

function saidIn(text: string): string {
  const said = text.split('\n').find((line) => line.trim() && !heading.test(line));
  return (said ?? text).replace(/^\s*(?:Error: |[x×] )?\s*(?:[x×] )?/, '').trim();
}

/** webpack names a module by its loaders and its file, parted by `!`. */
function fileIn(identifier: string | undefined): string | undefined {
  const request = identifier?.split('!').at(-1)?.split(/[?|]/)[0];
  return request?.startsWith('/') ? request : undefined;
}
