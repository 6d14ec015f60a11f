import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a bundle that browsers fetch. */
export async function precompress(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}
