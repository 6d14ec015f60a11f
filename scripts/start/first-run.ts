import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../stack/stack.ts';

/** Runs `action` once in the life of the stack's data; an action that failed or was interrupted is run again. */
export async function onFirstRun({ folders }: Stack, action: () => Promise<void>): Promise<void> {
  const mark = join(folders.root, 'first-run-done');
  if (existsSync(mark)) return;
  await action();
  writeFileSync(mark, '');
}
