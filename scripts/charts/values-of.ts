import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { StartFailure } from '../command-line/start-failure.ts';

type Values = { [name: string]: Values | string | number | boolean | null };

export const umbrella = join('charts', 'ideabox');

const repository = join(import.meta.dirname, '../..');

const read = (file: string) => parse(readFileSync(join(repository, umbrella, file), 'utf8')) as Values;

const isMapping = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Helm puts one file of values over another. */
const over = (below: Values, above: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(below), ...Object.keys(above)])].map((name) => {
      const [low, high] = [below[name], above[name]];
      return [name, isMapping(low) && isMapping(high) ? over(low, high) : (high ?? low ?? null)];
    }),
  );

/** The file of values that a part's release of its own is given where the umbrella's would have this set of values. */
export function valuesOf(set: string, part: string): string {
  const all = over(read('values.yaml'), read(`values/${set}.yaml`));
  const own = all[part];
  if (part === 'global' || !isMapping(own)) {
    const parts = Object.keys(all).filter((name) => name !== 'global');
    throw new StartFailure(`There is no part "${part}": they are ${parts.join(', ')}.`);
  }
  // Helm reads YAML in which an `off` without quotes is no word.
  return stringify({ global: all.global, ...own }, { version: '1.1' });
}
