import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';

export type Reject = { table: string; line: number; reason: string; values: Record<string, string> };

/** Gathers the rows that were not loaded. */
export class Rejects {
  readonly all: Reject[] = [];

  add(reject: Reject): void {
    this.all.push(reject);
  }

  /** Writes them to a CSV file: file, line, reason and the row as JSON. */
  write(path: string): void {
    mkdirSync(dirname(path), { recursive: true });
    const rows = this.all.map(({ table, line, reason, values }) => [
      table,
      line,
      reason,
      JSON.stringify(values),
    ]);
    writeFileSync(path, stringify([['file', 'line', 'reason', 'row'], ...rows]));
  }
}
