import { parseArgs } from 'node:util';
import { type ScenarioName, scenarioNames, scenarios } from '../../deploy/load/scenarios/index.ts';
import { didYouMean } from '../command-line/near-names.ts';
import { StartFailure } from '../command-line/start-failure.ts';

export const usage = `npm run load -- <scenario> [options]

${scenarioNames.map((name) => `  ${name.padEnd(12)}${scenarios[name].about}`).join('\n')}

  --at <address>       the site; without it the one that "npm start" or "npm run dev" runs here
  --rate <number>      visitors a second on average (5); of the spike it follows from what the site carries
  --length <number>    so many times as long (1); 0.1 is a tenth
  --members <number>   how many members are played with
  --patient            judges no times: for a machine that has other work, too
  --compare <file>     the report.json of an earlier run, to be set beside this one

Reports lie in .local/load afterwards. A missed objective is exit code 1.`;

export interface LoadArguments {
  name: ScenarioName;
  at: URL | undefined;
  rate: number;
  length: number;
  members: number;
  patient: boolean;
  compare: string | undefined;
}

const options = {
  at: { type: 'string' },
  rate: { type: 'string', default: '5' },
  length: { type: 'string', default: '1' },
  members: { type: 'string' },
  patient: { type: 'boolean', default: false },
  compare: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new StartFailure(`${(cause as Error).message.split('. ')[0]}. "npm run load" says what it takes.`, {
      cause,
    });
  }
}

function numberOf(option: string, text: string, { most, whole }: { most: number; whole?: boolean }): number {
  const value = Number(text);
  if (!(value > 0 && value <= most) || (whole && !Number.isInteger(value)))
    throw new StartFailure(
      `--${option} is a ${whole ? 'whole ' : ''}number above 0, at most ${most}, not "${text}".`,
    );
  return value;
}

function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartFailure(`--at takes an address such as https://ideas.example, not "${text}".`);
  if (url.pathname !== '/' || url.search || url.username)
    throw new StartFailure(`--at takes the address of a site, without a path: ${url.origin}, not "${text}".`);
  return url;
}

/** @returns undefined where nothing was asked for but help @throws StartFailure where something cannot be had */
export function readArguments(args: string[]): LoadArguments | undefined {
  const { values, positionals } = parse(args);
  const [name, more] = positionals;
  if (values.help || name === undefined) return undefined;
  if (!scenarioNames.includes(name as ScenarioName))
    throw new StartFailure(
      `There is no scenario "${name}": ${scenarioNames.join(', ')}.${didYouMean(name, scenarioNames)}`,
    );
  if (more !== undefined) throw new StartFailure(`One scenario at a time, without "${more}".`);
  return {
    name: name as ScenarioName,
    at: values.at === undefined ? undefined : addressOf(values.at),
    rate: numberOf('rate', values.rate, { most: 10_000 }),
    length: numberOf('length', values.length, { most: 1_000 }),
    members:
      values.members === undefined
        ? scenarios[name as ScenarioName].members
        : numberOf('members', values.members, { most: 100_000, whole: true }),
    patient: values.patient,
    compare: values.compare,
  };
}
