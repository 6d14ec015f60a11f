/** Apostrophes before what a spreadsheet would run as a formula: open data has put one of them there. */
const guarded = /^'(?='*[=+\-@\t\r＝＋－＠])/;

/** A text as its writer typed it. */
export const asTyped = (cell: string): string => cell.replace(guarded, '');

/** The tags of one cell, separated by `|`; a `\` before a `|` or `\` makes it part of a tag. */
export const tagsOf = (cell: string): string[] =>
  (cell.match(/(?:\\[|\\]|[^|])+/g) ?? []).map((tag) => tag.replaceAll(/\\([|\\])/g, '$1'));
