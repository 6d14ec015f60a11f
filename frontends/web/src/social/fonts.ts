import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/noto-sans-jp/package.json'));
const ranges = Object.entries(require('@fontsource/noto-sans-jp/unicode.json') as Record<string, string>).map(
  ([name, text]) => ({ name: name.replace(/[[\]]/g, ''), ranges: text.split(',').map(rangeOf) }),
);

export type Font = { name: string; data: Buffer; weight: 700; style: 'normal' };

const loaded = new Map<string, Promise<Font>>();

/** The characters of a text that the fonts can draw; rare kanji such as 髙 and 𠮷 are among them. */
export function drawable(text: string): string {
  return [...text].filter((character) => partOf(character)).join('');
}

/** The parts of Noto Sans JP that a text needs; a family of 125 files, of which a title takes a dozen or two. */
export function fontsFor(text: string): Promise<Font[]> {
  const names = new Set([...text].map(partOf).filter((name) => name !== undefined));
  return Promise.all([...names].map(load));
}

function partOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return ranges.findLast((part) => part.ranges.some(([from, to]) => code >= from && code <= to))?.name;
}

function load(name: string): Promise<Font> {
  const known = loaded.get(name) ?? read(name);
  loaded.set(name, known);
  return known;
}

async function read(name: string): Promise<Font> {
  const data = await readFile(join(folder, `files/noto-sans-jp-${name}-700-normal.woff`));
  return { name: `part-${name}`, data, weight: 700, style: 'normal' };
}

function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
