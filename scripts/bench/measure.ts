import { type Measurement, meetsTarget } from './measurement.ts';
import type { Bench } from './open-bench.ts';
import { cpuOfStack, cpuSince } from './processes/cpu-of-stack.ts';
import { heading, processorLine, row } from './report/print-table.ts';
import type { Measured } from './report/write-json.ts';

/** Makes one measurement and prints its part of the table; what goes wrong in it is a target missed. */
export async function measure(bench: Bench, { letter, title, notes, run }: Measurement): Promise<Measured> {
  console.log(heading(letter, title));
  const began = performance.now();
  const before = cpuOfStack(bench.stack);
  const ended = () => ({
    seconds: Math.round((performance.now() - began) / 100) / 10,
    processorSeconds: cpuSince(bench.stack, before),
  });
  try {
    const figures = (await run(bench)).map((figure) => ({ ...figure, passed: meetsTarget(figure) }));
    const measured = { letter, title, notes, ...ended(), figures };
    for (const figure of figures) console.log(row(figure));
    console.log(processorLine(measured));
    return measured;
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`    ✘ ${failed}`);
    return { letter, title, notes, ...ended(), figures: [], failed };
  }
}
