import { failureSentence } from '../command-line/run-script.ts';
import { repository } from '../stack/folder/folders.ts';
import { contractCoverage } from './contract-coverage.ts';
import { startTestedProduct, type TestedProduct } from './end-to-end.ts';
import { beginJest, type JestOptions } from './jest.ts';
import type { Display } from './report/display.ts';
import type { StepReport } from './report/report.ts';
import { interruption, runStep, type Step } from './run-step.ts';
import type { Selection } from './selection/selection.ts';
import { needsProduct, type Project } from './selection/test-files.ts';
import { areTypesStale, makeTypes } from './stale-types.ts';

export interface RunOptions extends Pick<JestOptions, 'seed' | 'pattern'> {
  cores: number;
  env: Record<string, string>;
}

/** What browsers load, there before anything waits for it. */
const frontendBuilds: Step[] = [
  { name: 'frontends built', command: 'node', args: ['frontends/build.ts'] },
  { name: 'catalogue built', command: 'node', args: ['frontends/catalogue/build.ts'] },
];

/** Runs all that was selected; what fails does not keep the rest from running. */
export async function runSelection(
  { checks, files, contractCoverage: wantsCoverage }: Selection,
  { cores, env, ...options }: RunOptions,
  display: Display,
): Promise<StepReport[]> {
  const steps: StepReport[] = [];
  // One more than there are cores: tests wait for a server now and then.
  const workers = cores + 1;
  const done = (step: StepReport) => {
    steps.push(step);
    if (!interruption.signal.aborted) display.step(step);
  };

  async function runSteps(all: Step[]): Promise<void> {
    for (const step of all) {
      if (interruption.signal.aborted) return;
      const leave = display.enter(() => step.name);
      done({ ...(await runStep(step)), files: [] });
      leave();
    }
  }

  function beginFiles(name: string, projects: Project[], more: Pick<JestOptions, 'workers' | 'env'>) {
    const ofProjects = files.filter(({ project }) => projects.includes(project));
    const nothing = Promise.resolve();
    if (ofProjects.length === 0 || interruption.signal.aborted) return { lastBegan: nothing, ended: nothing };
    const { lastBegan, ended } = beginJest({ ...options, ...more, name, files: ofProjects }, display);
    return { lastBegan, ended: ended.then(done) };
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
    const more = { workers, env: { ...env, ...product.env } };
    const endToEnd = beginFiles('end-to-end tests', ['e2e'], more);
    // Layouts are looked at on samples: they fill what the last of the others, and faults, leave of the cores.
    const layout = endToEnd.lastBegan.then(() => beginFiles('layout', ['layout'], more).ended);
    try {
      await endToEnd.ended;
      if (wantsCoverage && !interruption.signal.aborted) {
        const met = await contractCoverage(product.stack.origin, product.env.TEST_CALLS_FILE);
        done({ ...met, files: [] });
      }
      // They break what the others rely on.
      await beginFiles('fault tests', ['faults'], { ...more, workers: 1 }).ended;
    } finally {
      await layout;
      await product.stack.stop();
    }
  }

  if (areTypesStale(repository)) await runSteps([makeTypes]);
  // Beside the tests that need none of it, and leave of a core now and then what a bundler's one thread takes.
  const builds = files.some(needsProduct) && !files.every(needsProduct) ? frontendBuilds : [];
  const own = beginFiles('unit, component, integration', ['unit', 'components', 'integration'], {
    workers,
    env,
  });
  await Promise.all([runSteps([...checks, ...builds]), own.lastBegan]);
  const [product] = await Promise.all([startOne(), own.ended]);
  if (product) await runAgainst(product);
  return steps;
}
