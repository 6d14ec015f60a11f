import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Addresses, addressesOf } from './addresses.ts';
import { stackFolders } from './folder/folders.ts';
import { runs } from './folder/pid-files.ts';
import { writePrivately } from './folder/write-privately.ts';
import { issuer, siteOrigin, type Wiring } from './wiring.ts';

/** The stacks that people start, each by its command; the first is meant where several run and nobody says which. */
export const stackOf = { 'npm start': 'dev', 'npm run dev': 'develop' } as const;

/** What commands beside a running stack know of it. */
export interface RunningStack {
  name: string;
  origin: string;
  issuer: string;
  addresses: Addresses;
}

const noteOf = (name: string) => resolve(stackFolders(name).root, 'running.json');

export function noteRunning(name: string, wiring: Wiring): void {
  const running: RunningStack = {
    name,
    origin: siteOrigin(wiring),
    issuer: issuer(wiring),
    addresses: addressesOf(wiring),
  };
  writePrivately(noteOf(name), JSON.stringify(running, null, 2));
}

/** Where it ran before says nothing of one that is being started. */
export const forgetRunning = (name: string): void => rmSync(noteOf(name), { force: true });

export function readRunning(name: string): RunningStack | undefined {
  if (!runs(stackFolders(name).run, 'start')) return undefined;
  try {
    return JSON.parse(readFileSync(noteOf(name), 'utf8'));
  } catch {
    // It is being started.
    return undefined;
  }
}

const portOf = ({ origin }: RunningStack) => new URL(origin).port;
const commandOf = ({ name }: RunningStack) =>
  Object.entries(stackOf).find(([, stack]) => stack === name)?.[0] ?? name;

/**
 * The one that a command works on.
 * @param port of the site, where somebody has named one
 * @param say is told which it is, where it could have been another
 */
export function chooseStack(
  running: RunningStack[],
  port: string | undefined,
  say: (line: string) => void,
): RunningStack | undefined {
  if (port) return running.find((stack) => portOf(stack) === port);
  const [chosen, other] = running;
  if (chosen && other) {
    say(
      `This is for "${commandOf(chosen)}" at ${chosen.origin}; PORT=${portOf(other)} means "${commandOf(other)}", which runs too.`,
    );
  }
  return chosen;
}

let found: { stack: RunningStack | undefined } | undefined;

/** The local product that a command is for; a command is for one, and says once which. */
export function findRunningStack(): RunningStack | undefined {
  found ??= {
    stack: chooseStack(
      Object.values(stackOf).flatMap((name) => readRunning(name) ?? []),
      process.env.PORT,
      (line) => console.error(line),
    ),
  };
  return found.stack;
}
