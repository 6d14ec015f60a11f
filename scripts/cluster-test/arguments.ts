import { parseArgs } from 'node:util';
import { StartFailure } from '../command-line/start-failure.ts';

export const usage = `npm run cluster-test                                         on the cluster of KUBECONFIG, whose nodes have the images
npm run cluster-test -- --only 5                             one line (several: --only 1 --only 5)
npm run cluster-test -- --only 2 --part ideas                of line 2 the releases of these parts alone
npm run cluster-test -- --images <folder> --load <command>   archives that npm run images -- --archive wrote, each given to the command
npm run cluster-test -- --rate 1                             visitors a second, where some have to come
npm run cluster-test -- --length 0.2                         a fifth as long, where a line takes as long as one likes
npm run cluster-test -- --keep                               leaves what it has made, to be looked at`;

/** How many visitors come while something is done to the site, and for how long it is done. */
interface Pace {
  /** Visitors a second. */
  rate: number;
  /** So many times as long as usual. */
  length: number;
}

export interface ClusterTestArguments {
  help: boolean;
  /** What was made stays, to be looked at. */
  keep: boolean;
  /** The lines to be seen. */
  wanted: string[];
  images: string | undefined;
  load: string | undefined;
  pace: Pace;
  /** Whose own releases are tried; everybody's where none is named. */
  parts: string[];
}

const options = {
  only: { type: 'string', multiple: true },
  part: { type: 'string', multiple: true },
  images: { type: 'string' },
  load: { type: 'string' },
  rate: { type: 'string', default: '1' },
  length: { type: 'string', default: '1' },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n${usage}`);
  }
}

function numberOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value > 0 && value <= most))
    throw new StartFailure(`--${option} is a number above 0, at most ${most}, not "${text}".`);
  return value;
}

function linesOf(only: string[], lines: string[]): string[] {
  const unknown = only.find((number) => !lines.includes(number));
  if (unknown) throw new StartFailure(`There is no line ${unknown}: they are ${lines.join(', ')}.`);
  return lines.filter((number) => only.includes(number));
}

/** @param lines those that there are @throws StartFailure where something cannot be had */
export function readArguments(args: string[], lines: string[]): ClusterTestArguments {
  const { only, part, images, load, rate, length, keep, help } = parse(args);
  if ((images === undefined) !== (load === undefined))
    throw new StartFailure(`--images and --load go together.\n${usage}`);
  return {
    ...{ help, keep, parts: part ?? [], images, load, wanted: linesOf(only ?? lines, lines) },
    pace: { rate: numberOf('rate', rate, 100), length: numberOf('length', length, 10) },
  };
}
