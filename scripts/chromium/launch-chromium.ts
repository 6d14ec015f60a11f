import { type Browser, chromium } from 'playwright-core';
import { ensureChromium } from './find-chromium.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The machine's own Chromium; stopped by who measures, not by signals. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium((line) => process.stderr.write(`${line}\n`)),
    args: [...args, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
