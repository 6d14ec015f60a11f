import { type Measurement, meetsTarget } from './measurement.ts';
import type { Bench } from './open-bench.ts';
import { heading, row } from './report/print-table.ts';
import type { Measured } from './report/write-json.ts';

/** Makes one measurement and prints its part of the table; what goes wrong in it is a target missed. */
export async function measure(bench: Bench, { letter, title, notes, run }: Measurement): Promise<Measured> {
  console.log(heading(letter, title));
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  try {
    const figures = (await run(bench)).map((figure) => ({ ...figure, passed: meetsTarget(figure) }));
    for (const figure of figures) console.log(row(figure));
    return { letter, title, notes, seconds: seconds(), figures };
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`    ✘ ${failed}`);
    return { letter, title, notes, seconds: seconds(), figures: [], failed };
  }
}
