import { runScript } from './command-line/run-script.ts';
import { readArguments } from './dev/arguments.ts';
import { develop } from './dev/develop.ts';

await runScript(async () => {
  await develop(readArguments(process.argv.slice(2)));
  process.exit(0);
});
