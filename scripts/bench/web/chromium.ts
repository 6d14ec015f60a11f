import { type Browser, chromium } from 'playwright-core';
import { StartFailure } from '../../command-line/start-failure.ts';
import { findProgram } from '../../stack/processes/find-program.ts';

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
