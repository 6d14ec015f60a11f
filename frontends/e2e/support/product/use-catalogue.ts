import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../catalogue/serve.ts', import.meta.url));

type Visit = { who: 'visitor' | 'member' | 'operator'; state?: string; locale?: string };

/** The catalogue for the tests of a file, on a port of its own; the site on samples is at `siteOf`. */
export function useCatalogue() {
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    server = spawn(process.execPath, [script], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!server.stdout) throw new Error('the catalogue has no output');
    for await (const line of createInterface(server.stdout)) {
      origin = new URL(line).origin;
      return;
    }
    throw new Error('the catalogue did not start');
  });
  afterAll(() => server?.kill());
  return {
    partsIn: (locale: string) => `${origin}/?lang=${locale}`,
    siteOf: ({ who, state = 'light', locale = 'ja' }: Visit) => `${origin}/site/${who}/${state}/${locale}`,
  };
}
