import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/test/cluster.ts';
import { install } from './cluster/test/install.ts';
import { lines } from './cluster/test/lines.ts';
import { run } from './cluster/test/run.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';

const usage = `npm run cluster-test                                         on the cluster of KUBECONFIG, whose nodes have the images
npm run cluster-test -- --only 5                             one line (several: --only 1 --only 5)
npm run cluster-test -- --images <folder> --load <command>   archives that npm run images -- --archive wrote, each given to the command`;

function given() {
  const options = {
    only: { type: 'string', multiple: true },
    images: { type: 'string' },
    load: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n${usage}`);
  }
}

async function loadImages(folder: string, command: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tar')))
    await run(command, [join(folder, file)]);
}

await runScript(async () => {
  const { only, images, load } = given();
  if (!process.env.KUBECONFIG)
    throw new StartFailure('Set KUBECONFIG to the cluster that this may fill and empty.');
  const wanted = Object.entries(lines).filter(([number]) => !only || only.includes(number));
  const unknown = only?.find((number) => !(number in lines));
  if (unknown)
    throw new StartFailure(`There is no line ${unknown}: they are ${Object.keys(lines).join(', ')}.`);
  if ((images === undefined) !== (load === undefined))
    throw new StartFailure(`--images and --load go together.\n${usage}`);
  if (images && load) await loadImages(images, load);
  const cluster = new Cluster();
  let failed = 0;
  try {
    await cluster.setUp();
    console.log(`   ${await install(cluster)}`);
    for (const [number, { title, check }] of wanted) {
      const figures = await check(cluster).catch((error: Error) => {
        failed += 1;
        return `FAILED: ${error.message}`;
      });
      console.log(`${number}  ${title}: ${figures}`);
    }
  } finally {
    await cluster.tearDown();
  }
  if (failed > 0) throw new StartFailure(`${failed} of ${wanted.length} lines failed.`);
});
