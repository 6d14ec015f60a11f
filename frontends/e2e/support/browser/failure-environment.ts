import { join, relative } from 'node:path';
import type { Circus } from '@jest/types';
import {
  failureFolder,
  keepLogs,
  type LogMarks,
  markLogs,
  saidWith,
} from '../../../../scripts/test/kept-failure.ts';
import { NativeEnvironment } from '../../../../services/platform/testing/src/jest/environment.ts';

const run = process.env.TEST_RUN_FOLDER;
const logs = run && join(run, '../logs');
const failures = run && join(run, '../failures');

const nameOf = (block: Circus.DescribeBlock | Circus.TestEntry | undefined): string =>
  block?.parent ? `${nameOf(block.parent)} ${block.name}`.trim() : '';

/** Keeps of a test that fails what its pages show and what the services said meanwhile, and says where. */
class FailureEnvironment extends NativeEnvironment {
  #marks: LogMarks = new Map();

  async handleTestEvent(event: Circus.Event): Promise<void> {
    if (!logs || !failures) return;
    if (event.name === 'test_start') this.#marks = markLogs(logs);
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const folder = failureFolder(failures, nameOf(event.test) || 'preparation');
    if (!folder) return;
    keepLogs(logs, this.#marks, folder);
    await this.global.keepPagesIn?.(folder);
    const { error } = event;
    if (typeof error === 'object' && error !== null && typeof error.stack === 'string')
      error.stack = saidWith(error.stack, `What was seen and said: ${relative(process.cwd(), folder)}`);
  }
}

export { FailureEnvironment as 'module.exports' };
