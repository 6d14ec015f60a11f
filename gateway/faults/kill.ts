import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ends one process of the running product as a crash would; its supervisor starts it again. */
export const kill = (name: string): void => {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) throw new Error('TEST_RUN_FOLDER is not set: fault tests are run by "npm test"');
  const { pid } = JSON.parse(readFileSync(join(folder, `${name}.pid`), 'utf8'));
  process.kill(pid, 'SIGKILL');
};
