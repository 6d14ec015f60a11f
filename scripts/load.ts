import { runScript } from './command-line/run-script.ts';
import { readArguments, usage } from './load/arguments.ts';
import { runLoad } from './load/run-load.ts';
import { onStopSignal } from './start/stop-signals.ts';

const interruption = new AbortController();

await runScript(async () => {
  const given = readArguments(process.argv.slice(2));
  if (!given) return console.log(usage);
  onStopSignal(
    () => interruption.abort(),
    () => process.exit(130),
  );
  const { verdicts, brokenOff } = await runLoad(given, interruption.signal, (line) => console.log(line));
  process.exitCode = brokenOff ? 130 : verdicts.every(({ ok }) => ok) ? 0 : 1;
});
