import { stringify } from 'csv-stringify/sync';
import type { Answer } from './answer.ts';

/**
 * The same results as CSV (RFC 4180) under a row of headers. A cell that a spreadsheet would run as a formula gets an
 * apostrophe before it.
 */
export const asCsv = (answer: Answer, columns: string[]): Answer => {
  const { results } = answer.body as { results: object | object[] };
  const body = stringify([results].flat(), {
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return { ...answer, contentType: 'text/csv', body };
};
