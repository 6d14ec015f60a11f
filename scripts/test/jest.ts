import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deadlines } from './jest/deadlines.ts';
import type { JestEvent } from './jest/events.ts';
import { type Display, describeRunning } from './report/display.ts';
import type { StepReport } from './report/report.ts';
import { interruption, runStep } from './run-step.ts';
import type { TestFile } from './selection/test-files.ts';

export interface JestOptions {
  name: string;
  files: TestFile[];
  workers: number;
  seed: number | undefined;
  pattern: string | undefined;
  env?: Record<string, string>;
}

interface JestRun {
  /** No file waits any longer, so that one worker after the other has nothing to do. */
  lastBegan: Promise<void>;
  ended: Promise<StepReport>;
}

export const jestArguments = ({ files, workers, seed, pattern }: Omit<JestOptions, 'name'>): string[] => [
  `--maxWorkers=${workers}`,
  ...(seed === undefined ? [] : ['--randomize', `--seed=${seed}`]),
  ...(process.env.CI ? ['--ci'] : []),
  ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`]),
  ...['--runTestsByPath', ...files.map(({ path }) => path)],
];

const reporter = join(import.meta.dirname, 'jest/reporter.ts');

/** Runs test files, and shows each that fails when it does. */
export function beginJest(options: JestOptions, display: Display): JestRun {
  const lastBegan = Promise.withResolvers<void>();
  const ended = runJest(options, display, lastBegan.resolve).finally(lastBegan.resolve);
  return { lastBegan: lastBegan.promise, ended };
}

async function runJest(options: JestOptions, display: Display, tellLast: () => void): Promise<StepReport> {
  const workersFolder = mkdtempSync(join(tmpdir(), 'workers-'));
  const report: StepReport = { name: options.name, ok: false, seconds: 0, output: '', files: [] };
  const running = new Map<string, number>();
  const leave = display.enter(() =>
    describeRunning(options.name, report.files, options.files.length, running),
  );
  let deadlines: Deadlines | undefined;
  const result = await runStep(
    {
      name: options.name,
      command: 'jest',
      args: [`--reporters=${reporter}`, ...jestArguments(options)],
      env: { ...options.env, TEST_WORKERS_FOLDER: workersFolder },
    },
    (child) => {
      deadlines = new Deadlines(child, workersFolder);
      child.on('message', (event: JestEvent) => {
        if ('began' in event) {
          running.set(event.began, performance.now());
          deadlines?.began(event.began);
          if (report.files.length + running.size === options.files.length) tellLast();
        } else if ('ended' in event) {
          running.delete(event.ended.file);
          deadlines?.finishedFile(event.ended.file);
          report.files.push(event.ended);
          if (event.ended.failure && !interruption.signal.aborted)
            display.failure(event.ended.file, event.ended.failure);
        } else deadlines?.finished();
      });
    },
  );
  leave();
  const output = [...(deadlines?.ended ?? []), result.output].join('\n');
  return { ...report, ok: result.ok, seconds: result.seconds, output };
}
