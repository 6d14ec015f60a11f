import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { StartFailure } from '../../command-line/start-failure.ts';
import type { Stack } from '../../stack/stack.ts';
import type { Following } from '../follow-source.ts';
import type { Terminal } from '../terminal.ts';
import { EditedFile } from './edited-file.ts';
import { type Kind, kinds, type Site } from './kinds.ts';

const edits = 3;
const wantedSeconds = 2;
const patienceMilliseconds = 60_000;
const nextLook = 20;

interface Measured {
  kind: Kind;
  /** From the edit until it was seen, of each edit. */
  seconds: number[];
  /** The page was not loaded anew. */
  keepsPage: boolean;
}

/** Edits one file of each kind in a running development, waits until each edit is seen, and prints how long it took. */
export async function measure(
  { origin, folders }: Stack,
  following: Following,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    await page.goto(`${origin}/ideas`);
    await page.locator('main h1').first().waitFor();
    const measured: Measured[] = [];
    for (const kind of kinds) {
      terminal.say('measure', `${kind.name}: ${kind.file}`);
      measured.push(
        await measureKind(kind, { site: { origin, page }, following, signal, folder: folders.root }),
      );
    }
    terminal.write(tableOf(measured));
  } finally {
    await browser.close();
  }
}

interface Place {
  site: Site;
  following: Following;
  signal: AbortSignal;
  folder: string;
}

async function measureKind(kind: Kind, { site, following, signal, folder }: Place): Promise<Measured> {
  const seconds: number[] = [];
  await site.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const until = async (wanted: () => boolean | Promise<boolean>) => {
    const deadline = performance.now() + patienceMilliseconds;
    while (!(await wanted())) {
      signal.throwIfAborted();
      if (performance.now() > deadline) {
        throw new StartFailure(`An edit of the kind "${kind.name}" was never seen: ${kind.file}`);
      }
      await sleep(nextLook);
    }
  };
  for (let edit = 0; edit < edits; edit += 1) {
    const mark = 1_000 + Math.floor(Math.random() * 9_000);
    // A page that is just being replaced cannot be asked.
    const isSeen = () => kind.isSeen(site, mark).catch(() => undefined);
    const began = performance.now();
    const file = new EditedFile({ path: kind.file, find: kind.find, replaced: kind.replaced(mark) }, folder);
    try {
      await until(async () => (await isSeen()) === true);
      seconds.push((performance.now() - began) / 1000);
    } finally {
      file.putBack();
    }
    await until(async () => (await isSeen()) === false && following.isIdle());
  }
  return { kind, seconds, keepsPage: await site.page.evaluate(() => 'isSamePage' in globalThis) };
}

function tableOf(measured: Measured[]): string {
  const rows = measured.map(({ kind, seconds, keepsPage }) => {
    const sorted = seconds.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return [
      `  ${kind.name.padEnd(24)}`,
      `${median.toFixed(2).padStart(7)} s`,
      `${(sorted.at(-1) ?? 0).toFixed(2).padStart(7)} s`,
      median < wantedSeconds ? `  ✔ < ${wantedSeconds} s` : `  ✘ < ${wantedSeconds} s`,
      keepsPage ? '  page kept' : '  page loaded anew',
    ].join(' ');
  });
  const load = `  on ${availableParallelism()} cores, with a load of ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return ['', `  ${'edit'.padEnd(24)}   median   longest`, ...rows, '', load, ''].join('\n');
}
