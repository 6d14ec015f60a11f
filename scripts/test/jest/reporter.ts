import { relative } from 'node:path';
import type { AggregatedResult, Reporter, Test, TestResult } from '@jest/reporters';
import { repository } from '../../stack/folder/folders.ts';
import type { Project } from '../selection/test-files.ts';
import type { FileReport, JestEvent, TestStatus } from './events.ts';

const statusOf = (status: string): TestStatus =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

function reportOf(test: Test, result: TestResult): FileReport {
  const printed = result.console?.map(({ type, message }) => `console.${type}: ${message}\n`).join('') ?? '';
  return {
    project: test.context.config.displayName?.name as Project,
    file: relative(repository, test.path),
    seconds: result.perfStats.runtime / 1000,
    tests: result.testResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName,
      status: statusOf(status),
      seconds: (duration ?? 0) / 1000,
      failures: failureMessages,
    })),
    failure: result.failureMessage ? `${result.failureMessage}${printed}` : undefined,
  };
}

/** Jest's side of the channel to the process that started it. */
export default class ChannelReporter
  implements Pick<Reporter, 'onTestFileStart' | 'onTestFileResult' | 'onRunComplete'>
{
  constructor() {
    // Embedded Postgres listens for messages, which nobody sends us: the channel would keep jest from ever ending.
    process.channel?.unref();
  }

  #tell(event: JestEvent): void {
    process.send?.(event);
  }

  onTestFileStart(test: Test): void {
    this.#tell({ began: relative(repository, test.path) });
  }

  onTestFileResult(test: Test, result: TestResult, _all: AggregatedResult): void {
    this.#tell({ ended: reportOf(test, result) });
  }

  onRunComplete(): void {
    this.#tell({ finished: true });
  }
}
