import { runScript } from './command-line/run-script.ts';
import { resetStack } from './stack/folder/reset-stack.ts';
import { developmentStack } from './start/development-stack.ts';

await runScript(async () => {
  await resetStack(developmentStack);
  console.log('All data is gone; the next start begins anew.');
});
