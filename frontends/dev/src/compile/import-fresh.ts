import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A module of plain data as it is written now: Node keeps what it has once imported. */
export async function importFresh<T>(path: string): Promise<T> {
  return (await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as T;
}
