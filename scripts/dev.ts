import { readArguments } from './dev/arguments.ts';
import { develop } from './dev/develop.ts';
import { runScript } from './stack/run-script.ts';

await runScript(async () => {
  await develop(readArguments(process.argv.slice(2)));
  process.exit(0);
});
