import { stringify } from 'csv-stringify/sync';
import type { Answer } from './answer.ts';

/**
 * The same results as CSV (RFC 4180) under a row of headers. A cell that a spreadsheet would run as a formula gets an
 * apostrophe before it. A field that no row has (one that was not asked for) is no column.
 */
export const asCsv = (answer: Answer, columns: string[]): Answer => {
  const { results } = answer.body as { results: Record<string, unknown> | Record<string, unknown>[] };
  const rows = [results].flat();
  const body = stringify(rows, {
    header: true,
    columns: columns.filter((column) => rows.length === 0 || rows.some((row) => row[column] !== undefined)),
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return { ...answer, contentType: 'text/csv', body };
};
