import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../command-line/start-failure.ts';

/** One more row of a list that somebody else wrote. */
export interface Insertion {
  /** In the repository. */
  path: string;
  /** What the list begins with; the row goes before the first `before` after it. */
  within: string;
  before: string;
  row: string;
}

/** @returns the file with the row. @throws StartFailure when the list is not where it was. */
function withRow(text: string, { path, within, before, row }: Insertion): string {
  const start = text.indexOf(within);
  const place = start < 0 ? -1 : text.indexOf(before, start + within.length);
  if (place < 0)
    throw new StartFailure(
      `${path} has changed: no ${JSON.stringify(before)} after ${JSON.stringify(within)}.`,
    );
  return text.slice(0, place) + row + text.slice(place);
}

/** The files with their new rows, by path; nothing is written. */
export function insertRows(root: string, insertions: Insertion[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const insertion of insertions) {
    const { path } = insertion;
    files.set(path, withRow(files.get(path) ?? readFileSync(join(root, path), 'utf8'), insertion));
  }
  return files;
}
