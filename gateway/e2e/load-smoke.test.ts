import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findReadyK6 } from '../../scripts/load/k6/find-k6.ts';
import { origin } from './product.ts';

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

// k6 is built for minutes where there is none: that is for whoever asks for it.
const whereK6Is = findReadyK6() ? test : test.skip;

/** What is told of one kind of call: how many there were, and how many were served. */
const figuresOf = (said: string, kind: string) => {
  const [, asked, served] = new RegExp(`^${kind} +(\\d+) +(\\d+)`, 'm').exec(said) ?? [];
  return { asked: Number(asked), served: Number(served) };
};

whereK6Is('every journey of a load test works', async () => {
  const { code, said } = await runLoad('smoke', '--at', origin, '--patient', '--length', '0.2');
  // What the other tests take away while it is looked at or voted on is missed, and told: that is no fault of the load.
  expect([0, 1]).toContain(code);
  expect(said).toMatch(/^(All objectives were met\.|Missed: .*served)/m);
  for (const kind of ['pages', 'reads', 'writes']) {
    const { asked, served } = figuresOf(said, kind);
    expect(asked).toBeGreaterThan(0);
    expect(served).toBeGreaterThan(asked / 2);
  }
});
