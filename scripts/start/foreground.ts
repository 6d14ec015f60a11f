import { failureSentence } from '../command-line/run-script.ts';
import { loadDemo } from '../import/load-demo.ts';
import { accessOf } from '../stack/access.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { developmentOptions } from './development-stack.ts';
import { onFirstRun } from './first-run.ts';
import { reporter } from './reporter.ts';
import { onStopSignal } from './stop-signals.ts';
import { welcome } from './welcome.ts';

/** Runs the product until told to stop; started by `--detach`, it reports to the process that did. */
export async function startInForeground(): Promise<void> {
  const report = reporter();
  const interrupted = new AbortController();
  const untilStopped = new Promise<void>((resolve) => {
    const stop = () => {
      report.line('Stopping …');
      interrupted.abort();
      resolve();
    };
    onStopSignal(stop, () => process.exit(130));
  });
  const began = performance.now();
  let stack: Stack | undefined;
  try {
    stack = await startStack({ ...developmentOptions(), log: report.line, signal: interrupted.signal });
    const { wiring } = stack;
    const fill = onFirstRun(stack, async () => {
      report.line('Loading the demonstration content');
      await loadDemo(await accessOf(wiring));
    });
    await Promise.race([fill, untilStopped]);
  } catch (error) {
    await stack?.stop();
    if (interrupted.signal.aborted) process.exit(0);
    report.failed(failureSentence(error));
    process.exit(1);
  }
  if (!interrupted.signal.aborted) {
    report.line(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    report.ready(welcome(stack, report.detached ? 'npm stop ends it.' : 'Ctrl-C stops everything.'));
  }
  await untilStopped;
  await stack.stop();
  report.line('Stopped.');
  process.exit(0);
}
