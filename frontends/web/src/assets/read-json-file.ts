import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';

const cache = new Map<string, { mtimeMs: number; value: unknown }>();

/** A JSON file of the build, read again only after it changed: a remote may be released while this server runs. */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { mtimeMs } = await stat(path);
  const known = cache.get(path);
  if (known?.mtimeMs === mtimeMs) return known.value as T;
  const value = schema.parse(JSON.parse(await readFile(path, 'utf8')));
  cache.set(path, { mtimeMs, value });
  return value;
}
