import { parseArgs } from 'node:util';
import { didYouMean } from '../command-line/near-names.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Round, rounds } from './rounds.ts';

export const usage = `npm run faults                        every round: what breaks, under a load of every kind of write
npm run faults -- ideas nats/hang     rounds by name, or all of a part
npm run faults -- --list              only says which there are

The report lies in .local/faults/report.json afterwards.`;

export interface FaultsArguments {
  chosen: Round[];
  list: boolean;
  help: boolean;
}

/** @throws StartFailure where nothing is called so */
export function readArguments(args: string[]): FaultsArguments {
  const { values, positionals } = parse(args);
  const isOf = (asked: string) => (round: Round) =>
    round.name === asked || round.name.startsWith(`${asked}/`);
  const unknown = positionals.find((asked) => !rounds.some(isOf(asked)));
  if (unknown !== undefined) {
    const names = rounds.flatMap(({ name }) => [name, name.split('/')[0] as string]);
    throw new StartFailure(`There is no round ${unknown}.${didYouMean(unknown, names)}`);
  }
  const isChosen = (round: Round) =>
    positionals.length === 0 || positionals.some((asked) => isOf(asked)(round));
  return { chosen: rounds.filter(isChosen), ...values };
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { list: flag, help: flag } });
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
}
