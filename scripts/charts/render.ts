import { join } from 'node:path';
import { helm } from './helm.ts';

const charts = 'charts';
export const umbrella = join(charts, 'ideabox');

/** Sets of values that are kept rendered, by the file that has them. */
export const renderedSets = ['evaluation', 'production'] as const;

export const goldenOf = (set: string) => join(umbrella, 'golden', `${set}.yaml`);

const valuesFile = (set: string) => ['--values', join(umbrella, 'values', `${set}.yaml`)];

/** All objects of the umbrella's release. */
export const renderAll = (set: string): string =>
  helm(['template', 'ideabox', umbrella, '--namespace', 'ideabox', ...valuesFile(set)]);

/** Those of a deployable's release of its own. */
export const renderOne = (name: string, ...values: string[]): string =>
  helm(['template', name, join(charts, name), '--namespace', 'ideabox', ...values]);
