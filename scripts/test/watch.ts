import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { startTestedProduct } from './end-to-end.ts';
import { type JestOptions, jestArguments } from './jest.ts';
import { interruption } from './run-step.ts';
import { needsProduct } from './selection/test-files.ts';

const servers = resolve(repository, 'services/platform/testing/src/jest');

/**
 * Jest's own watch mode, with servers (and the product, where it is needed) that outlast each of its runs. Named files run
 * again after every edit; without names jest picks those that the edits since the last commit touch.
 */
export async function watch(options: Omit<JestOptions, 'name'> & { named: boolean }): Promise<number> {
  const { default: startServers } = await import(join(servers, 'global-setup.ts'));
  const { default: stopServers } = await import(join(servers, 'global-teardown.ts'));
  const log = (line: string) => console.log(`  ${line}`);
  if (options.files.some((file) => file.project === 'integration')) await startServers();
  const product = options.files.some(needsProduct) ? await startTestedProduct(log) : undefined;
  try {
    const how = options.named ? '--watchAll' : '--watch';
    const jest = spawn(resolve(repository, 'node_modules/.bin/jest'), [how, ...jestArguments(options)], {
      cwd: repository,
      env: { ...process.env, ...options.env, ...product?.env },
      stdio: 'inherit',
      signal: interruption.signal,
    });
    return await new Promise((ended) => {
      jest.once('error', () => ended(130));
      jest.once('exit', (code) => ended(code ?? 130));
    });
  } finally {
    await product?.stack.stop();
    await stopServers();
  }
}
