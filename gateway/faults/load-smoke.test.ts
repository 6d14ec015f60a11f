import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findReadyK6 } from '../../scripts/load/k6/find-k6.ts';
import { origin } from '../e2e/product.ts';

const repository = join(import.meta.dirname, '../..');

/** Its exit code, and what it said. */
const runLoad = async (...args: string[]): Promise<{ code: number | null; said: string }> => {
  const script = join(repository, 'scripts/load.ts');
  // Others write in the tested product meanwhile, and its books are never at rest: they are not named to it.
  const { PATH, HOME, XDG_CACHE_HOME } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH, HOME, XDG_CACHE_HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
};

// Alone on the product, as other tests take away what it looks at. k6 is built for minutes where there is none: that is for whoever asks for it.
const whereK6Is = findReadyK6() ? test : test.skip;

whereK6Is('every journey of a load test works', async () => {
  const { code, said } = await runLoad('smoke', '--at', origin, '--patient', '--length', '0.2');
  expect(said).toContain('All objectives were met.');
  expect(code).toBe(0);
});
