import { failureSentence } from '../command-line/run-script.ts';
import { repository } from '../stack/folder/folders.ts';
import { contractCoverage } from './contract-coverage.ts';
import { startTestedProduct, type TestedProduct } from './end-to-end.ts';
import { type JestOptions, runJest } from './jest.ts';
import type { Display } from './report/display.ts';
import type { StepReport } from './report/report.ts';
import { interruption, runStep } from './run-step.ts';
import type { Selection } from './selection/selection.ts';
import { needsProduct, type Project } from './selection/test-files.ts';
import { areTypesStale, makeTypes } from './stale-types.ts';
import type { StaticCheck } from './static-checks.ts';

export interface RunOptions extends Pick<JestOptions, 'seed' | 'pattern'> {
  cores: number;
  env: Record<string, string>;
}

/** Runs all that was selected; what fails does not keep the rest from running. */
export async function runSelection(
  { checks, files, contractCoverage: wantsCoverage }: Selection,
  { cores, env, ...options }: RunOptions,
  display: Display,
): Promise<StepReport[]> {
  const steps: StepReport[] = [];
  const done = (step: StepReport) => {
    steps.push(step);
    if (!interruption.signal.aborted) display.step(step);
  };

  async function runChecks(atOnce: number): Promise<void> {
    const waiting: StaticCheck[] = [...checks];
    const runNext = async (): Promise<void> => {
      const check = waiting.shift();
      if (!check || interruption.signal.aborted) return;
      const leave = display.enter(() => check.name);
      done({ ...(await runStep(check)), files: [] });
      leave();
      await runNext();
    };
    await Promise.all(Array.from({ length: atOnce }, runNext));
  }

  async function runFiles(name: string, projects: Project[], more: Pick<JestOptions, 'workers' | 'env'>) {
    const ofProjects = files.filter(({ project }) => projects.includes(project));
    if (ofProjects.length === 0 || interruption.signal.aborted) return;
    done(await runJest({ ...options, ...more, name, files: ofProjects }, display));
  }

  async function startOne(): Promise<TestedProduct | undefined> {
    if (!files.some(needsProduct) || interruption.signal.aborted) return undefined;
    const began = performance.now();
    const leave = display.enter(() => 'starting the product');
    const started = (ok: boolean, output: string) =>
      done({ name: 'product started', ok, output, seconds: (performance.now() - began) / 1000, files: [] });
    try {
      const product = await startTestedProduct((line) => display.line(`  ${line}`));
      started(true, '');
      return product;
    } catch (error) {
      started(false, failureSentence(error));
      return undefined;
    } finally {
      leave();
    }
  }

  async function runAgainst(product: TestedProduct): Promise<void> {
    try {
      // One more than there are cores: a journey waits for a server now and then.
      const more = { workers: cores + 1, env: { ...env, ...product.env } };
      await runFiles('end-to-end tests', ['e2e'], more);
      if (wantsCoverage && !interruption.signal.aborted) {
        const met = await contractCoverage(product.stack.origin, product.env.TEST_CALLS_FILE);
        done({ ...met, files: [] });
      }
      // They break what the others rely on.
      await runFiles('fault tests', ['faults'], { ...more, workers: 1 });
    } finally {
      await product.stack.stop();
    }
  }

  const runOwn = (workers: number) =>
    runFiles('unit, component, integration', ['unit', 'components', 'integration'], { workers, env });

  if (areTypesStale(repository)) done({ ...(await runStep(makeTypes)), files: [] });

  // Two cores are busy with either; a third and fourth are not with the tests' last files and a bundler's one thread.
  let product: TestedProduct | undefined;
  if (cores > 2) {
    [product] = await Promise.all([runChecks(1).then(startOne), runOwn(cores - 1)]);
  } else {
    await runChecks(cores);
    await runOwn(cores);
    product = await startOne();
  }
  if (product) await runAgainst(product);
  return steps;
}
