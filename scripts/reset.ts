import { resetStack } from './stack/reset-stack.ts';
import { runScript } from './stack/run-script.ts';
import { developmentStack } from './start/development-stack.ts';

await runScript(async () => {
  await resetStack(developmentStack);
  console.log('All data is gone; the next start begins anew.');
});
