import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Starts something for the test file that runs, and adds how long that took to the file that `TEST_BOOTS_FILE` names, as a
 * line of JSON: `{"file":"services/ideas/tests/votes.test.ts","what":"ideas","ms":812}`.
 */
export const timedBoot = async <T>(what: string, boot: () => Promise<T>): Promise<T> => {
  const record = process.env.TEST_BOOTS_FILE;
  if (!record) return boot();
  const started = performance.now();
  try {
    return await boot();
  } finally {
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    const ms = Math.round(performance.now() - started);
    appendFileSync(record, `${JSON.stringify({ file, what, ms })}\n`);
  }
};
