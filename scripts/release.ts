import { join } from 'node:path';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { setVersion } from './release/set-version.ts';

await runScript(async () => {
  const [name, version, ...more] = process.argv.slice(2);
  if (!name || !version || more.length > 0)
    throw new StartFailure('Usage: npm run release -- <deployable> <version>, such as ideas 1.4.0');
  for (const file of setVersion(join(import.meta.dirname, '..'), name, version)) console.log(`wrote ${file}`);
});
