import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccounts } from './bench/accounts.ts';
import { failureSentence, runScript } from './command-line/run-script.ts';
import { readArguments, usage } from './faults/arguments.ts';
import { faultsFolders, startFaultsStack } from './faults/product/start-faults-stack.ts';
import { type RoundReport, wrongs } from './faults/report/round-report.ts';
import { tableHead, tableLine } from './faults/report/table.ts';
import { wrongLines } from './faults/report/wrong-lines.ts';
import type { Round } from './faults/rounds.ts';
import { runRound, type Site } from './faults/run-round.ts';
import { openDatabases } from './reconcile/open-databases.ts';
import { addressesOf } from './stack/addresses.ts';
import { onStopSignal } from './start/stop-signals.ts';

const interruption = new AbortController();

interface Rounds {
  reports: RoundReport[];
  /** Rounds that could not be judged, as the product did not come as far. */
  broken: string[];
}

async function runAll(rounds: Round[], site: Site): Promise<Rounds> {
  const reports: RoundReport[] = [];
  const broken: string[] = [];
  console.log(tableHead());
  for (const round of rounds) {
    if (interruption.signal.aborted) break;
    const reason = round.impossible?.(site.product);
    if (reason !== undefined) {
      console.log(`${round.name}: left out, as ${reason}`);
      continue;
    }
    try {
      const report = await runRound(round, site);
      reports.push(report);
      for (const line of [tableLine(report), ...wrongLines(report)]) console.log(line);
    } catch (error) {
      broken.push(round.name);
      console.log(`${round.name}: not judged. ${failureSentence(error)}`);
    }
  }
  return { reports, broken };
}

await runScript(async () => {
  const { chosen, list, help } = readArguments(process.argv.slice(2));
  if (help) return console.log(usage);
  if (list) return console.log(chosen.map(({ name }) => name).join('\n'));
  onStopSignal(
    () => interruption.abort(),
    () => process.exit(130),
  );
  const began = performance.now();
  const product = await startFaultsStack((line) => console.log(`  ${line}`), interruption.signal);
  const { stack } = product;
  const { databases, close } = openDatabases(addressesOf(stack.wiring));
  try {
    const { reports, broken } = await runAll(chosen, { product, databases, account: createAccounts(stack) });
    const wrong = reports.reduce((sum, report) => sum + wrongs(report), 0);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const path = join(faultsFolders.root, 'report.json');
    writeFileSync(path, JSON.stringify({ seconds, rounds: reports, broken }, null, 2));
    console.log(
      `${reports.length} rounds, ${broken.length} not judged, ${wrong} violations, in ${seconds} s`,
    );
    if (wrong + broken.length > 0) process.exitCode = 1;
  } finally {
    await close();
    await product.stop();
  }
});
