import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes into a remote's description what its release is made of: whoever has these files can serve it. */
export async function listFiles(folder: string): Promise<void> {
  const path = join(folder, 'remote.json');
  if (!existsSync(path)) return;
  const descriptor: object = JSON.parse(await readFile(path, 'utf8'));
  const files = (await readdir(folder)).filter((name) => name !== 'remote.json').sort();
  await writeFile(path, JSON.stringify({ ...descriptor, files }, null, 2));
}
