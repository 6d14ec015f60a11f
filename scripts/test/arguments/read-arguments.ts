import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../command-line/near-names.ts';
import { UsageError } from './usage-error.ts';

const options = {
  changed: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  randomize: { type: 'boolean', default: false },
  seed: { type: 'string' },
  cores: { type: 'string' },
  testNamePattern: { type: 'string', short: 't' },
} as const;

export interface TestArguments {
  /** Services, remotes, packages, folders or files. */
  names: string[];
  changed: boolean;
  watch: boolean;
  list: boolean;
  help: boolean;
  /** Shuffles the tests inside each file. */
  seed: number | undefined;
  /** How many to work as with; those that there are where nothing is said. */
  cores: number | undefined;
  /** A regular expression that a test's name must match. */
  pattern: string | undefined;
}

/** Jest's seeds are signed 32-bit integers. */
const seeds = 2 ** 31;
const mostCores = 256;

function readNumber(option: string, given: string | undefined, least: number, most: number) {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new UsageError(`${option} is a whole number from ${least} to ${most}, not "${given}".`);
}

const readSeed = (given: string | undefined, randomize: boolean) =>
  readNumber('--seed', given, 0, seeds - 1) ?? (randomize ? randomInt(seeds) : undefined);

function readPattern(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  try {
    new RegExp(given, 'i');
    return given;
  } catch (error) {
    throw new UsageError(`-t takes a regular expression: ${(error as Error).message}.`);
  }
}

function refuseUnknownOptions(tokens: ReturnType<typeof parse>['tokens']): void {
  const known = Object.keys(options).map((name) => `--${name}`);
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name in options) continue;
    throw new UsageError(`There is no option ${token.rawName}.${didYouMean(token.rawName, known)}`);
  }
}

const parse = (args: string[], strict: boolean) =>
  parseArgs({ args, options, strict, allowPositionals: true, tokens: true });

/** @throws {UsageError} for an unknown option, or a value that an option does not take */
export function readArguments(args: string[]): TestArguments {
  refuseUnknownOptions(parse(args, false).tokens);
  try {
    const { values, positionals } = parse(args, true);
    const { changed, watch, list, help, randomize, seed, cores, testNamePattern } = values as {
      [Name in keyof typeof options]: (typeof options)[Name] extends { type: 'boolean' } ? boolean : string;
    };
    if (changed && positionals.length > 0) throw new UsageError('Give either --changed or names, not both.');
    return {
      ...{ names: positionals, changed, watch, list, help },
      ...{ seed: readSeed(seed, randomize), cores: readNumber('--cores', cores, 1, mostCores) },
      pattern: readPattern(testNamePattern),
    };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}
