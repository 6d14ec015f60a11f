import { richTextParts, type TextPart } from '../../../texts/rich-text-parts.ts';

type Translate = (words: string) => Promise<string>;

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Line by line, so that the lines stay as their author set them; what is not Japanese stays as it is. */
export async function translateLines(text: string, translate: Translate): Promise<string> {
  let translated = '';
  for (const line of text.split(/(\r?\n)/)) translated += await translateLine(line, translate);
  return translated;
}

async function translateLine(line: string, translate: Translate): Promise<string> {
  if (!japanese.test(line)) return line;
  const whole = await translate(line);
  return targetsOf(whole) === targetsOf(line) ? whole : translateAround(line, translate);
}

/** Halting, but every link leads where its author wanted: for a line whose links the machine changed. */
async function translateAround(line: string, translate: Translate): Promise<string> {
  const pieces: string[] = [];
  for (const part of richTextParts(line)) {
    const isForeign = part.kind === 'text' && japanese.test(part.text);
    pieces.push(isForeign ? await translate(part.text) : writtenOf(part));
  }
  return pieces.map((piece) => piece.trim()).join(' ');
}

const writtenOf = (part: TextPart) => (part.kind === 'link' ? part.href : part.text);

const targetsOf = (line: string) =>
  richTextParts(line)
    .filter(({ kind }) => kind !== 'text')
    .map(writtenOf)
    .sort()
    .join(' ');
