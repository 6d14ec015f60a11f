import { type BenchArguments, readArguments } from './bench/arguments.ts';
import { measure } from './bench/measure.ts';
import { measurements, overloadMeasurements, webMeasurements } from './bench/measurements/index.ts';
import { openBench } from './bench/open-bench.ts';
import { machine } from './bench/report/machine.ts';
import { type Measured, writeJson } from './bench/report/write-json.ts';
import { benchStackOf, startBenchStack } from './bench/start-bench-stack.ts';
import { failureSentence, runScript } from './command-line/run-script.ts';
import type { Stack } from './stack/stack.ts';
import { onStopSignal } from './start/stop-signals.ts';

const interrupted = new AbortController();
const untilInterrupted = new Promise<'interrupted'>((resolve) => {
  const stop = () => {
    console.log('Stopping …');
    interrupted.abort();
    resolve('interrupted');
  };
  onStopSignal(stop, () => process.exit(130));
});

async function measureAll(stack: Stack, { only, web, overload }: BenchArguments): Promise<Measured[]> {
  const bench = await openBench(stack);
  const measured: Measured[] = [];
  for (const measurement of overload ? overloadMeasurements : web ? webMeasurements : measurements) {
    if (interrupted.signal.aborted) break;
    if (only && !only.includes(measurement.letter)) continue;
    measured.push(await measure(bench, measurement));
  }
  await bench.close();
  return measured;
}

await runScript(async () => {
  const given = readArguments(
    [...measurements, ...webMeasurements, ...overloadMeasurements].map(({ letter }) => letter),
  );
  const startedAt = new Date().toISOString();
  const here = machine();
  const tables = given.data ?? 'the demonstration content: name a folder of tables with --data <folder>';
  const data = given.stress === undefined ? tables : `the stress tier × ${given.stress}, generated`;
  console.log(`${here.cores} cores (${here.processor}), ${here.memoryGiB} GiB, Node ${here.node}`);
  console.log(`Data: ${data}`);
  if (here.loadBefore > here.cores)
    console.log(
      `Others are at work on this machine (load ${here.loadBefore.toFixed(1)}): times will be too long.`,
    );

  let stack: Stack;
  try {
    stack = await startBenchStack(given, (line) => console.log(line), interrupted.signal);
  } catch (error) {
    if (!interrupted.signal.aborted) console.error(failureSentence(error));
    process.exit(interrupted.signal.aborted ? 130 : 1);
  }
  const outcome = await Promise.race([measureAll(stack, given), untilInterrupted]).finally(stack.stop);
  if (outcome === 'interrupted') process.exit(130);

  const path = writeJson(
    benchStackOf(given),
    given.overload ? 'bench-overload' : given.web ? 'bench-web' : 'bench',
    {
      startedAt,
      machine: here,
      data,
      measured: outcome,
    },
  );
  const missed = outcome.filter(({ failed, figures }) => failed || figures.some(({ passed }) => !passed));
  const letters = missed.map(({ letter }) => `(${letter})`).join(', ');
  console.log(`\n${letters ? `Targets missed in ${letters}` : 'All targets met'}. Figures: ${path}`);
  process.exit(missed.length === 0 ? 0 : 1);
});
