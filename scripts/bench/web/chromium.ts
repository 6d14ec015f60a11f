import { type Browser, chromium } from 'playwright-core';
import { findProgram } from '../../stack/find-program.ts';
import { StartFailure } from '../../stack/start-failure.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The machine's own Chromium; stopped by the benchmark, not by signals. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? findProgram('chromium') ?? findProgram('google-chrome');
  if (!executablePath)
    throw new StartFailure('Chromium is missing: install it with "sudo apt-get install -y chromium".');
  return chromium.launch({
    executablePath,
    args: [...args, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
