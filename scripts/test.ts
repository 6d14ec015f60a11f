import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { failureSentence } from './command-line/run-script.ts';
import { repository } from './stack/folder/folders.ts';
import { onStopSignal } from './start/stop-signals.ts';
import { help } from './test/arguments/help.ts';
import { readArguments, type TestArguments } from './test/arguments/read-arguments.ts';
import { UsageError } from './test/arguments/usage-error.ts';
import { boundCache } from './test/machine/bound-cache.ts';
import { cacheFolder } from './test/machine/cache-folder.ts';
import { holdMachine } from './test/machine/hold-machine.ts';
import { readBoots } from './test/report/boots.ts';
import { Display } from './test/report/display.ts';
import { totalOf } from './test/report/report.ts';
import { summaryOf } from './test/report/summary.ts';
import { writeReport } from './test/report/write-report.ts';
import { runSelection } from './test/run-selection.ts';
import { interruption } from './test/run-step.ts';
import { choose } from './test/selection/choose.ts';
import { describeSelection } from './test/selection/describe.ts';
import type { Selection } from './test/selection/selection.ts';
import { findTestFiles } from './test/selection/test-files.ts';
import { watch } from './test/watch.ts';

const largestCache = 512 * 2 ** 20;
const exitCodes = { failed: 1, refused: 2, interrupted: 130 };

async function select(asked: TestArguments): Promise<Selection> {
  const { default: jest } = await import(join(repository, 'jest.config.mjs'));
  return choose(repository, findTestFiles(repository, jest.projects), asked, process.env.INIT_CWD);
}

async function run(selection: Selection, asked: TestArguments): Promise<number> {
  const began = new Date();
  const { folder, release } = await holdMachine();
  try {
    const cores = asked.cores ?? availableParallelism();
    const bootsFile = join(folder, 'boots.jsonl');
    const { seed, pattern } = asked;
    const options = { seed, pattern, cores, env: { TEST_BOOTS_FILE: bootsFile } };
    if (asked.watch) {
      const named = asked.names.length > 0;
      return await watch({ ...options, files: selection.files, workers: cores, named });
    }
    const display = new Display();
    const steps = await runSelection(selection, options, display);
    display.end();
    if (interruption.signal.aborted) return exitCodes.interrupted;
    boundCache(cacheFolder(), largestCache);
    const boots = readBoots(bootsFile);
    const facts = { arguments: process.argv.slice(2), began, seed, cores, leftOut: selection.leftOut };
    writeReport(facts, steps, boots);
    for (const line of summaryOf(steps, boots)) console.log(line);
    return totalOf(steps).failed > 0 ? exitCodes.failed : 0;
  } finally {
    await release();
  }
}

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) console.log(help);
  if (asked.help) return 0;
  const selection = await select(asked);
  for (const line of describeSelection(selection)) console.log(line);
  if (asked.list) for (const { path } of selection.files) console.log(path);
  if (asked.list) return 0;
  if (asked.seed !== undefined) console.log(`seed: ${asked.seed}`);
  return run(selection, asked);
}

onStopSignal(
  () => interruption.abort(),
  () => process.exit(exitCodes.interrupted),
);

try {
  const code = await main();
  if (interruption.signal.aborted) console.error('Interrupted: nothing is left running.');
  process.exit(interruption.signal.aborted ? exitCodes.interrupted : code);
} catch (error) {
  const refused = error instanceof UsageError;
  console.error(
    refused ? `${error.message} "npm test -- --help" tells what may be asked.` : failureSentence(error),
  );
  process.exit(refused ? exitCodes.refused : exitCodes.failed);
}
