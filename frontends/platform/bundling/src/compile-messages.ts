import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  const split = join(folder, 'src/first-messages.ts');
  if (existsSync(split)) await splitMessages(target, await import(pathToFileURL(split).href));
}

/** What `src/first-messages.ts` of a remote exports. */
type Split = { isFirstMessage: (id: string) => boolean };

/** Leaves in each file what the first screen says, and puts the rest into `more-messages` beside the folder. */
async function splitMessages(folder: string, { isFirstMessage }: Split): Promise<void> {
  const more = join(folder, '../more-messages');
  await mkdir(more, { recursive: true });
  for (const name of await readdir(folder)) {
    const messages = Object.entries(JSON.parse(await readFile(join(folder, name), 'utf8')));
    const write = (path: string, part: typeof messages) =>
      writeFile(path, JSON.stringify(Object.fromEntries(part)));
    await write(
      join(more, name),
      messages.filter(([id]) => !isFirstMessage(id)),
    );
    await write(
      join(folder, name),
      messages.filter(([id]) => isFirstMessage(id)),
    );
  }
}
