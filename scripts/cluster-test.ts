import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readArguments, usage } from './cluster-test/arguments.ts';
import { Cluster } from './cluster-test/cluster.ts';
import { fill } from './cluster-test/fill.ts';
import { lines } from './cluster-test/lines/lines.ts';
import { install } from './cluster-test/releases.ts';
import { run } from './cluster-test/run.ts';
import { Site } from './cluster-test/site.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';

async function loadImages(folder: string, command: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tar')))
    await run(command, [join(folder, file)]);
}

const sinceSeconds = (began: number) => `${Math.round((Date.now() - began) / 1_000)} s`;

await runScript(async () => {
  const asked = readArguments(process.argv.slice(2), Object.keys(lines));
  if (asked.help) return console.log(usage);
  if (!process.env.KUBECONFIG)
    throw new StartFailure('Set KUBECONFIG to the cluster that this may fill and empty.');
  const { wanted, images, load, keep } = asked;
  if (images && load) await loadImages(images, load);
  const cluster = new Cluster();
  const site = await Site.open(cluster, asked);
  let failed = 0;
  try {
    await cluster.setUp();
    const began = Date.now();
    await install(site);
    console.log(`   ready after ${sinceSeconds(began)}`);
    await fill(site);
    for (const [number, { title, check }] of Object.entries(lines)) {
      if (!wanted.includes(number)) continue;
      const from = Date.now();
      const figures = await check(site).catch((error: unknown) => {
        failed += 1;
        return `FAILED: ${error instanceof Error ? error.message : JSON.stringify(error)}`;
      });
      console.log(
        `${number}  ${title} (${sinceSeconds(from)}, load ${loadavg()[0]?.toFixed(1)}): ${figures}`,
      );
    }
  } finally {
    site.close();
    if (!keep) await cluster.tearDown();
  }
  if (failed > 0) throw new StartFailure(`${failed} of ${wanted.length} lines failed.`);
});
