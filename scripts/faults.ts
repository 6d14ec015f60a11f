import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccounts } from './bench/accounts.ts';
import { runScript } from './command-line/run-script.ts';
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

async function runAll(rounds: Round[], site: Site): Promise<RoundReport[]> {
  const reports: RoundReport[] = [];
  console.log(tableHead());
  for (const round of rounds) {
    if (interruption.signal.aborted) break;
    const reason = round.impossible?.(site.product);
    if (reason !== undefined) {
      console.log(`${round.name}: left out, as ${reason}`);
      continue;
    }
    const report = await runRound(round, site);
    reports.push(report);
    console.log(tableLine(report));
    for (const line of wrongLines(report)) console.log(line);
  }
  return reports;
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
    const reports = await runAll(chosen, { product, databases, account: createAccounts(stack) });
    const wrong = reports.reduce((sum, report) => sum + wrongs(report), 0);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const path = join(faultsFolders.root, 'report.json');
    writeFileSync(path, JSON.stringify({ seconds, rounds: reports }, null, 2));
    console.log(`${reports.length} rounds, ${wrong} violations, in ${seconds} s`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await close();
    await product.stop();
  }
});
