import type { FileReport, TestStatus } from '../jest/events.ts';
import type { StepReport } from './report.ts';
import { summaryOf } from './summary.ts';

const step = (more: Partial<StepReport>): StepReport => ({
  ...{ name: 'types', ok: true, seconds: 1, output: '', files: [] },
  ...more,
});

const file = (name: string, seconds: number, statuses: TestStatus[], failure?: string): FileReport => ({
  ...{ project: 'unit', file: name, seconds, failure },
  tests: statuses.map((status, index) => ({ name: `test ${index}`, status, seconds: 0.1, failures: [] })),
});

const lastOf = (...steps: StepReport[]) => summaryOf(steps, []).at(-1);

test('the last line counts tests, and checks as one each', () => {
  const files = [file('a.test.ts', 1, ['passed', 'skipped']), file('b.test.ts', 1, ['passed', 'passed'])];
  expect(lastOf(step({}), step({ files }))).toBe('4 passed, 0 failed, 1 skipped');
  expect(lastOf(step({ ok: false }))).toBe('0 passed, 1 failed, 0 skipped');
});

test('a file that could not be run counts as one failure, and so does a run that ended badly', () => {
  const broken = file('a.test.ts', 1, [], 'Cannot find module');
  const failing = file('b.test.ts', 1, ['passed', 'failed', 'failed'], 'two failed');
  expect(lastOf(step({ ok: false, files: [broken, failing] }))).toBe('1 passed, 3 failed, 0 skipped');
  const fine = file('c.test.ts', 1, ['passed']);
  expect(lastOf(step({ ok: false, files: [fine] }))).toBe('1 passed, 1 failed, 0 skipped');
});

test('everything that failed is told again, checks and files', () => {
  const told = summaryOf(
    [
      step({ ok: false, output: 'error TS2304' }),
      step({
        ok: false,
        files: [file('a.test.ts', 1, ['failed'], 'expected 1'), file('b.test.ts', 1, ['passed'])],
      }),
    ],
    [],
  ).join('\n');
  expect(told).toContain('✘ types\nerror TS2304');
  expect(told).toContain('✘ a.test.ts\nexpected 1');
  expect(told).not.toContain('✘ b.test.ts');
});

test('the ten slowest files are named, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`${index}.test.ts`, index, ['passed']));
  const named = summaryOf([step({ files })], []).filter((line) => line.endsWith('.test.ts'));
  expect(named.map((line) => line.trim())).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.0 s  ${index}.test.ts`),
  );
});

test('the share of boots is that of the time of all files', () => {
  const boots = [500, 1500].map((ms) => ({ file: 'a.test.ts', what: 'ideas', ms }));
  const files = [file('a.test.ts', 6, ['passed']), file('b.test.ts', 2, ['passed'])];
  expect(summaryOf([step({ files })], boots)).toContain(
    '2 boots took 2.0 s, 25% of the time of all test files',
  );
});
