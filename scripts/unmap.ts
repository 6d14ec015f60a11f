import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { unmapStack } from './unmap/unmap-stack.ts';

await runScript(async () => {
  const [file] = process.argv.slice(2);
  const stack = file ? await readStack(file) : await text(process.stdin);
  const { unmapped, unknown } = unmapStack(stack, join(import.meta.dirname, '../frontends'));
  process.stdout.write(unmapped);
  for (const line of unknown) console.error(line);
  if (unknown.length > 0) process.exitCode = 1;
});

async function readStack(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new StartFailure(`${file} cannot be read: npm run -s unmap -- <file>, or the stack on its input.`, {
      cause,
    });
  });
}
