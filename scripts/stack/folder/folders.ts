import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartFailure } from '../../command-line/start-failure.ts';

export const repository = resolve(import.meta.dirname, '../../..');

export interface StackFolders {
  root: string;
  logs: string;
  run: string;
}

export function stackFolders(name: string): StackFolders {
  const root = resolve(repository, '.local', name);
  return { root, logs: resolve(root, 'logs'), run: resolve(root, 'run') };
}

export function makeStackFolders(name: string): StackFolders {
  const folders = stackFolders(name);
  try {
    for (const folder of Object.values(folders)) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
  } catch (cause) {
    throw new StartFailure(
      `${folders.root} cannot be written (${(cause as NodeJS.ErrnoException).code}): it may belong to another user, who started Ideabox here before.`,
      { cause },
    );
  }
  return folders;
}
