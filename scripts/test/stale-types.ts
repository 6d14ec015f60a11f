import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './run-step.ts';

const timesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs);

/** Whether protos have changed since types were made of them, as after a pull; a folder tells of one that is gone. */
export function areTypesStale(root: string): boolean {
  const made = timesOf(root, 'protos/generated/ideabox/**/*.ts');
  return (
    made.length === 0 || Math.max(...timesOf(root, 'protos/ideabox/{**,**/*.proto}')) > Math.min(...made)
  );
}

export const makeTypes: Step = { name: 'types of protos', command: 'node', args: ['scripts/generate.ts'] };
