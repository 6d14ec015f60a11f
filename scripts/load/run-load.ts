import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { machine } from '../bench/report/machine.ts';
import { repository } from '../stack/folder/folders.ts';
import type { LoadArguments } from './arguments.ts';
import { holdRun } from './hold-run.ts';
import { findBooks, lookAtBooks } from './judge/books.ts';
import { playScenario, type Say } from './play-scenario.ts';
import { prepare, root } from './prepare.ts';
import { compare, readEarlier } from './report/compare.ts';
import { htmlOf } from './report/html.ts';
import { makeReport } from './report/make-report.ts';
import { comparisonLines, linesOf } from './report/print.ts';
import type { LoadReport } from './report/report.ts';

/** Runs a scenario against a site, and says what came of it. */
export async function runLoad(given: LoadArguments, signal: AbortSignal, say: Say): Promise<LoadReport> {
  const release = await holdRun(root);
  try {
    const earlier = given.compare === undefined ? undefined : readEarlier(given.compare, given.name);
    const ground = await prepare(given, say);
    const here = machine();
    const played = await playScenario(ground, given, signal, say);
    say('Comparing the books …');
    const seen = played.all.map(({ record }) => record);
    const place = findBooks(ground.site.origin);
    const written = {
      writes: seen.flatMap(({ writes }) => writes),
      sockets: seen.flatMap(({ sockets }) => sockets),
      pushes: seen.flatMap(({ pushes }) => pushes),
    };
    const looking = place && lookAtBooks(place, written, played.all[0]?.startedAt ?? 0);
    const looked = await Promise.resolve(looking).then(
      (books) => ({ books }),
      // The product may have ended meanwhile; what was seen of it before is worth its report.
      (error: Error) => ({ books: undefined, booksFailed: error.message }),
    );
    const report = makeReport(given, ground, played, {
      ...looked,
      ...{ machine: here, brokenOff: signal.aborted },
    });
    const beside = earlier && { report: earlier, rows: compare(earlier, report) };
    const file = (name: string) => join(ground.folder, name);
    writeFileSync(file('report.json'), `${JSON.stringify(report)}\n`);
    writeFileSync(file('report.html'), htmlOf(report, beside));
    for (const line of [...linesOf(report), ...(beside ? comparisonLines(beside.rows) : [])]) say(line);
    say(`Report: ${relative(repository, file('report.html'))}, and report.json beside it`);
    return report;
  } finally {
    release();
  }
}
