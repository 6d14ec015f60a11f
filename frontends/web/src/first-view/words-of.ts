import { plainText } from '@ideabox/intl/plain-text';

const separates = (cell: string) => /^:?-+:?$/.test(cell);

/** The cells of a table's row, apart; nothing of the row that only separates. */
function wordsOfRow(row: string): string[] {
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.every(separates) ? [] : [cells.join('\u2003')];
}

/** The words of an editor's markdown, its tables too, line by line. */
export const wordsOf = (markdown: string): string =>
  plainText(
    markdown
      .split('\n')
      .flatMap((line) => (line.startsWith('|') ? wordsOfRow(line) : [line]))
      .join('\n'),
  );
