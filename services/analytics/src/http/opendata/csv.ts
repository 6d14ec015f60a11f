/** What a spreadsheet would run as a formula; apostrophes before it are those that say it shall not. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV (RFC 4180, lines ended by LF). A text that a spreadsheet would run gets an apostrophe before it; who wants
 * the text as it was typed takes one away from every text that begins with apostrophes and one of `= + - @`, their
 * full-width forms, tab or carriage return.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((value) => cell(String(value))).join(',')}\n`).join('');
