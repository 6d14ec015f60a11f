import { parseArgs } from 'node:util';
import { forgetUndone } from '@ideabox/events';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { didYouMean } from './command-line/near-names.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { awaitInFlight } from './reconcile/in-flight.ts';
import { keepOutcome } from './reconcile/keep-outcome.ts';
import { openDatabases } from './reconcile/open-databases.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { sentenceOf } from './reconcile/sentence.ts';
import { findNats } from './stack/access.ts';

const usage = `Usage: npm run reconcile -- [${serviceNames.join('|')}…] [--json] [--wait <seconds>]`;

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, wait: { type: 'string', default: '60' } },
    });
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
};

await runScript(async () => {
  const { values, positionals } = readArguments();
  const unknown = positionals.find((name) => !serviceNames.includes(name as ServiceName));
  if (unknown !== undefined) throw new StartFailure(usage + didYouMean(unknown, serviceNames));
  if (!/^\d{1,5}$/.test(values.wait)) throw new StartFailure(usage);
  const services = positionals.length > 0 ? (positionals as ServiceName[]) : serviceNames;
  const waitMs = Number(values.wait) * 1_000;
  const natsUrl = findNats();
  const { databases, close } = openDatabases();
  const began = performance.now();
  try {
    const report = await reconcile(services, databases, (suspected) =>
      awaitInFlight(databases, natsUrl, waitMs, suspected),
    );
    const { books, differences, inFlight } = report;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (values.json) console.log(JSON.stringify({ ...report, seconds }, null, 2));
    else {
      for (const difference of differences) console.log(sentenceOf(difference));
      for (const what of inFlight) console.log(`On its way: ${what}`);
      console.log(`${differences.length} differences in ${books} books, in ${seconds} s`);
    }
    // What is on its way may be what differs.
    if (services.includes('analytics') && inFlight.length === 0) await keepOutcome(databases, report);
    if (differences.length > 0 || inFlight.length > 0) process.exitCode = 1;
    // Only where all of them agree is it known that nobody holds what a database that was put back has lost.
    else if (services === serviceNames) await Promise.all(Object.values(databases).map(forgetUndone));
  } finally {
    await close();
  }
});
