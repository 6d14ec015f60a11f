import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

const repository = resolve(import.meta.dirname, '../../../..');
/** As swc draws it: `╭─[/folder/file.tsx:3:14]`, the line, and below it an arrow to the column. */
const drawnPlace = /\[([^[\]\n]+?):(\d+):(\d+)\]/;
const drawnArrow = /^ *(\d+) [│|] .*\n *[·:] ( *)[─^╭╰]/m;
/** Headings of webpack and of its loaders, and the frame that swc draws. */
const heading = /^(Module build failed|Error:?$|\s*[│|·╭╰,`─-])/;

/** Each once: a file of which two modules are made fails in both. */
export const problemsOf = (errors: StatsError[]): string[] => [...new Set(errors.map(problemOf))];

/** `frontends/public/src/…/x.tsx:3:14 Expected ';'`: one line, its place relative to the repository. */
function problemOf({ message, moduleIdentifier, loc }: StatsError): string {
  const text = stripVTControlCharacters(message);
  const [, file = fileIn(moduleIdentifier), line = '1', column = '1'] = drawnPlace.exec(text) ?? placeOf(loc);
  const [, arrowLine = line, indent] = drawnArrow.exec(text) ?? [];
  const position = `${arrowLine}:${indent === undefined ? column : indent.length + 1}`;
  return file ? `${relative(repository, file)}:${position} ${saidIn(text)}` : saidIn(text);
}

/** webpack counts columns from 0: `7:0-34`. */
function placeOf(loc = ''): [undefined, undefined, string?, string?] {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc) ?? [];
  return [undefined, undefined, line, column && `${Number(column) + 1}`];
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
