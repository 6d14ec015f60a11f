import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compileMessages } from './compile-messages.ts';
import { hiddenSourceMaps, mapsFolder } from './hidden-source-maps.ts';
import { listFiles } from './list-files.ts';
import { precompress } from './precompress.ts';

/** Messages, then the bundle with its source maps, then its compressed twins, then the list of all that. */
export async function buildOne(folder: string): Promise<void> {
  await compileMessages(folder);
  const module = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration;
  };
  await rm(mapsFolder(folder), { recursive: true, force: true });
  const { plugins = [], ...config } = module.default;
  await bundle({ ...config, plugins: [...plugins, hiddenSourceMaps(folder)] });
  const client = join(folder, 'dist/client');
  await precompress(client);
  await listFiles(client);
}

/** A bundle alone; throws what does not compile. */
export async function bundle(config: Configuration): Promise<void> {
  const stats = await run(config);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing lets the cache reach the disk.
      compiler.close((closeError) => {
        if (error || closeError || !stats) reject(error ?? closeError ?? new Error('webpack gave no stats'));
        else resolve(stats);
      });
    });
  });
}
