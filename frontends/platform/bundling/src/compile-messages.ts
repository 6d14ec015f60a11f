import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const cli = join(dirname(require.resolve('@formatjs/cli/package.json')), 'bin/formatjs');

/** `messages/*.json` to syntax trees in `dist/messages`, so that no parser travels to the browser. */
export async function compileMessages(folder: string): Promise<void> {
  const target = join(folder, 'dist/messages');
  await mkdir(target, { recursive: true });
  await promisify(execFile)(
    cli,
    ['compile-folder', '--ast', '--format', 'simple', join(folder, 'messages'), target],
    { timeout: 60_000 },
  );
}
