import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../stack/folder/folders.ts';
import type { Terminal } from './terminal.ts';

const run = promisify(execFile);

export const isProto = (path: string): boolean => path.startsWith('protos/') && path.endsWith('.proto');

/** Says at its place what is wrong with the protos. @returns whether they can be used */
export async function checkProtos(terminal: Terminal): Promise<boolean> {
  try {
    await run(join(repository, 'node_modules/.bin/buf'), ['build', 'protos'], { cwd: repository });
    return true;
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string; stderr?: string };
    const { stderr = '' } = error as { stderr?: string };
    terminal.error('protos', 'cannot be used; what runs goes on with the last good ones', [
      `${stderr}${stdout}`.trim() || message,
    ]);
    return false;
  }
}

/** The types of the protos: programs read the protos themselves, and nobody waits for this. */
export async function generateTypes(terminal: Terminal): Promise<void> {
  try {
    await run(process.execPath, [join(repository, 'scripts/generate.ts')], { cwd: repository });
    terminal.good('protos', 'types generated');
  } catch (error) {
    terminal.error('protos', 'types could not be generated', [(error as Error).message]);
  }
}
