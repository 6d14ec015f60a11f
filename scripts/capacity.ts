import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { readArguments } from './load/arguments.ts';
import { capacityPage } from './load/capacity/page.ts';
import { runLoad } from './load/run-load.ts';
import { repository } from './stack/folder/folders.ts';
import { onStopSignal } from './start/stop-signals.ts';

const page = join(repository, 'deploy/capacity.md');
const interruption = new AbortController();

await runScript(async () => {
  const given = readArguments(['breakpoint', ...process.argv.slice(2)]);
  if (!given)
    return console.log('npm run capacity -- [--rate …] [--length …] [--members …] writes deploy/capacity.md');
  onStopSignal(
    () => interruption.abort(),
    () => process.exit(130),
  );
  const report = await runLoad(given, interruption.signal, (line) => console.log(line));
  if (report.brokenOff || !report.capacity || Object.keys(report.processorMs ?? {}).length === 0)
    throw new StartFailure(
      'deploy/capacity.md stays as it was: it is written from a whole run against the product that "npm start" runs here.',
    );
  writeFileSync(page, capacityPage(report));
  console.log(`Written: ${relative(repository, page)}`);
});
