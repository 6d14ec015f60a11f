import { renderedSets } from './charts/render.ts';
import { valuesOf } from './charts/values-of.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';

await runScript(async () => {
  const [set = '', part] = process.argv.slice(2);
  const isSet = renderedSets.some((one) => one === set);
  if (!isSet || !part) throw new StartFailure(`Usage: npm run -s values -- ${renderedSets.join('|')} <part>`);
  console.log(valuesOf(set, part));
});
