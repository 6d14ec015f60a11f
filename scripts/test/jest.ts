import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type StepResult } from './run-step.ts';

export type Counts = { passed: number; failed: number; skipped: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
};

/** Runs one of jest's projects. A suite that could not even run counts as a failure. */
export async function runJest(
  project: string,
  options: { workers: number; env?: Record<string, string> },
): Promise<StepResult & { counts: Counts }> {
  const folder = mkdtempSync(join(tmpdir(), 'ideabox-jest-'));
  const report = join(folder, 'report.json');
  const args = [
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${options.workers}`,
  ];
  const result = await runStep({ name: `${project} tests`, command: 'jest', args, env: options.env });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const read: Report = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed = read.numPassedTests;
    counts.failed = read.numFailedTests + read.numRuntimeErrorTestSuites;
    counts.skipped = read.numPendingTests;
  } catch {
    counts.failed = 1;
  }
  rmSync(folder, { recursive: true, force: true });
  const output = result.output.replace(/^\{"numFailed.*$/m, '');
  return { ...result, ok: result.ok && counts.failed === 0, output, counts };
}
