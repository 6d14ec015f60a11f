import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../command-line/start-failure.ts';

export interface BenchArguments {
  /** Folder of CSV tables; undefined for the demonstration content. */
  data: string | undefined;
  /** Letters of the measurements to make; all when undefined. */
  only: string[] | undefined;
  /** Measures what browsers see. */
  web: boolean;
  /** Measures what becomes of more than there is room for. */
  overload: boolean;
  /** Throws away what earlier runs left. */
  fresh: boolean;
  /** The share of the stress tier that is generated instead of loading data; undefined without it. */
  stress: number | undefined;
}

export function readArguments(letters: string[]): BenchArguments {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      only: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      web: { type: 'boolean', default: false },
      overload: { type: 'boolean', default: false },
      stress: { type: 'boolean', default: false },
      'stress-scale': { type: 'string' },
    },
  });
  const only = values.only?.split(',').map((letter) => letter.trim());
  const unknown = only?.find((letter) => !letters.includes(letter));
  if (unknown !== undefined) throw new StartFailure(`--only knows ${letters.join(', ')}, not "${unknown}".`);
  const scale = Number(values['stress-scale'] ?? 1);
  if (!(scale > 0 && scale <= 1)) throw new StartFailure('--stress-scale is above 0 and at most 1.');
  const stress = values.stress || values['stress-scale'] !== undefined ? scale : undefined;
  const given = values.data && resolve(process.env.INIT_CWD ?? process.cwd(), values.data);
  if (given && !existsSync(given)) throw new StartFailure(`${given} does not exist.`);
  return { data: given, only, web: values.web, overload: values.overload, fresh: values.fresh, stress };
}
