import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const stamp = 'dist/sources.sha256';

/** A hash over the sources of a folder: by content, so that a fresh clone and a touched file make no difference. */
export async function sourceHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const patterns = ['**/*.{ts,tsx,json,css,svg}'];
  const exclude = (path: string) => ['dist', 'node_modules', 'tests'].includes(basename(path));
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: folder, exclude })) files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 32);
}

export async function isFresh(folder: string, hash: string): Promise<boolean> {
  const built = await readFile(join(folder, stamp), 'utf8').catch(() => '');
  return built === hash;
}

export async function markFresh(folder: string, hash: string): Promise<void> {
  await writeFile(join(folder, stamp), hash);
}
