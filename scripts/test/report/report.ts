import type { FileReport } from '../jest/events.ts';

export interface StepReport {
  name: string;
  ok: boolean;
  seconds: number;
  /** What the program said. */
  output: string;
  /** Empty for a step that is no run of test files. */
  files: FileReport[];
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Of the tests of a step; a file that could not be run, and a step that failed by itself, count as one that failed. */
export function countsOf({ ok, files }: StepReport): Counts {
  const tests = files.flatMap((file) => file.tests);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const broken = files.filter((file) => file.failure && file.tests.every((test) => test.status !== 'failed'));
  const failed = count('failed') + broken.length;
  if (files.length === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return { passed: count('passed'), failed: failed || (ok ? 0 : 1), skipped: count('skipped') };
}

export function totalOf(steps: StepReport[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of steps.map(countsOf)) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}
