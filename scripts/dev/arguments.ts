import { parseArgs } from 'node:util';
import { remoteNames } from '../../frontends/remotes.ts';
import { didYouMean } from '../command-line/near-names.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import type { Level } from './log-line.ts';

export interface DevArguments {
  /** The remotes that are built as they are edited; none named: all. */
  remotes: string[];
  /** The site that the remotes of here are shown in; undefined for a stack of our own. */
  against: string | undefined;
  /** Measures how long an edit takes to be seen, and ends. */
  measure: boolean;
  /** Throws the data of earlier runs away. */
  fresh: boolean;
  /** The least level of the services' log lines that are shown. */
  log: Level;
}

const options = {
  against: { type: 'string' },
  measure: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  log: { type: 'string', default: 'warn' },
} as const;
const levels: Level[] = ['debug', 'info', 'warn', 'error'];
const usage = `npm run dev -- [${remoteNames.join('] [')}] [--against <address>] [--log ${levels.join('|')}] [--measure] [--fresh]`;

export function readArguments(args: string[]): DevArguments {
  const { values, positionals } = parsed(args);
  const known: readonly string[] = remoteNames;
  for (const name of positionals) {
    if (known.includes(name)) continue;
    const hint = didYouMean(name, known) || ` There are ${known.join(', ')}.`;
    throw new StartFailure(`There is no remote called "${name}".${hint}`);
  }
  const log = levels.find((level) => level === values.log);
  if (!log) throw new StartFailure(`--log knows ${levels.join(', ')}, not "${values.log}".`);
  return { ...values, log, against: originOf(values.against), remotes: [...new Set(positionals)] };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [, unknown = ''] = /'(-[^'\s]+)/.exec((error as Error).message) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new StartFailure(`"${unknown}" cannot be understood.${didYouMean(unknown, names)} Usage: ${usage}`);
  }
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new StartFailure(
    `--against wants the address of a site, such as https://ideas.example, not "${address}".`,
  );
}
