import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from './dist-folder.ts';
import { readJsonFile } from './read-json-file.ts';

const schema = z.object({ scripts: z.array(z.string().regex(/^[\w.-]+\.js$/)) });

/** The shell's scripts in their order, as addresses. */
export async function entryScripts(): Promise<string[]> {
  const { scripts } = await readJsonFile(join(distFolder('shell'), 'entry.json'), schema);
  return scripts.map((name) => `/assets/${name}`);
}
