import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/chromium/find-chromium.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No page is open long enough for optimized code to win back what optimizing takes.
  '--js-flags=--no-opt --no-maglev',
];

/** A machine without a locale of its own cannot name a saved file in Japanese. */
const asAtHome = { ...process.env, LC_ALL: 'C.UTF-8' };

/** The worker may end while the browser runs, and takes it along. */
function letGo(message: unknown): void {
  const { process: started } = message as { process: ChildProcess };
  started.once('spawn', () => {
    started.unref();
    for (const stream of started.stdio) (stream as Socket | null)?.unref();
  });
}

async function launch(): Promise<Browser> {
  subscribe('child_process', letGo);
  try {
    return await chromium.launch({ executablePath: findChromium(), args, env: asAtHome });
  } finally {
    unsubscribe('child_process', letGo);
  }
}

let launched: Browser | undefined;

/** One Chromium for all test files of a worker, as starting it takes as long as two pages. */
export async function workerBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await launch();
  return launched;
}
