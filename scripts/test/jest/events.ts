import type { Project } from '../selection/test-files.ts';

export type TestStatus = 'passed' | 'failed' | 'skipped';

export interface TestReport {
  name: string;
  status: TestStatus;
  seconds: number;
  failures: string[];
}

export interface FileReport {
  project: Project;
  /** Relative to the repository. */
  file: string;
  seconds: number;
  tests: TestReport[];
  /** What went wrong, as jest tells it; also where the file could not be run at all. */
  failure: string | undefined;
}

/** What jest's reporter tells the process that started it. */
export type JestEvent =
  | { began: string }
  | { ended: FileReport }
  /** All test files have ended; what is still open now keeps jest from ending. */
  | { finished: true };
