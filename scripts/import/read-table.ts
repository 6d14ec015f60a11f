import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { StartFailure } from '../command-line/start-failure.ts';
import { asTyped } from './as-typed.ts';

/** A row of a table with the line of its file on which it begins. */
export type Row<Column extends string> = { line: number; values: Record<Column, string> };

const fileIn = (folder: string, table: string): string | undefined =>
  [`${table}.csv`, `${table}.csv.gz`].map((name) => join(folder, name)).find((path) => existsSync(path));

export const hasTable = (folder: string, table: string): boolean => fileIn(folder, table) !== undefined;

const typed = <Column extends string>(record: Record<Column, string>) =>
  Object.fromEntries(
    Object.entries<string>(record).map(([column, cell]) => [column, asTyped(cell)]),
  ) as Record<Column, string>;

type Parsed = { record: Record<string, string>; info: { lines: number } };

/**
 * Reads a table (`<table>.csv` or `.csv.gz`) row by row; nothing where there is no such file.
 * @throws StartFailure when a required column is missing or the file is no CSV.
 */
export async function* readTable<Column extends string>(
  folder: string,
  table: string,
  required: readonly Column[],
): AsyncGenerator<Row<Column>> {
  const path = fileIn(folder, table);
  if (!path) return;
  const file = createReadStream(path);
  const parser = parse({ columns: true, info: true, bom: true, relax_column_count: true });
  const source = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  source.on('error', (error) => parser.destroy(error));
  file.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    let lineOfNext = 2;
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const missing = lineOfNext === 2 ? required.filter((column) => !(column in record)) : [];
      if (missing.length > 0) throw new StartFailure(`${path} lacks the column ${missing.join(', ')}.`);
      yield { line: lineOfNext, values: typed(record) };
      lineOfNext = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${path} cannot be read: ${(error as Error).message}`);
  }
}
