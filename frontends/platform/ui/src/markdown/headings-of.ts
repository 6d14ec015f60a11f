import { createSectionIds } from './section-ids.ts';

export type Heading = { level: number; text: string; id: string };

/** The marks that a heading may end with; looked for where they begin alone, or a line of nothing else takes seconds. */
const closing = /(?<!#)#+[ \t]*$/;

/** The headings of a markdown text, less those inside of code, with the ids that its anchored form gives them. */
export function headingsOf(markdown: string): Heading[] {
  const idOf = createSectionIds();
  const outsideOfCode = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...outsideOfCode.matchAll(/^(#{1,6})[ \t]+(.+)$/gm)].map(([, marks = '#', words = '']) => {
    const text = plain(words.replace(closing, ''));
    return { level: marks.length, text, id: idOf(text) };
  });
}

/** Without links, emphasis and code marks. */
function plain(words: string): string {
  return words
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/\*([^*]+)\*/g, '$1')
    .trim();
}
