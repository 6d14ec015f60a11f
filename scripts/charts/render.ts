import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helm } from './helm.ts';
import { umbrella, valuesOf } from './values-of.ts';

const repository = join(import.meta.dirname, '../..');
const charts = 'charts';

/** Sets of values that are kept rendered, by the file that has them. */
export const renderedSets = ['evaluation', 'production'] as const;

export const goldenOf = (set: string) => join(umbrella, 'golden', `${set}.yaml`);

const valuesFile = (set: string) => ['--values', join(umbrella, 'values', `${set}.yaml`)];

/** The charts as they are, all of one version: what is kept of them does not change with each release of a part. */
function ofVersion<T>(version: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  try {
    const copy = join(folder, charts);
    cpSync(join(repository, charts), copy, { recursive: true, verbatimSymlinks: true });
    // Where links of charts lead to.
    symlinkSync(join(repository, 'scripts'), join(folder, 'scripts'));
    for (const file of globSync('*/Chart.yaml', { cwd: copy })) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/^(version|appVersion): \d.*$/gm, `$1: ${version}`));
    }
    return work(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const keptVersion = '0.0.0';

/** All objects of the umbrella's release. */
export const renderAll = (set: string): string =>
  ofVersion(keptVersion, (folder) =>
    helm(['template', 'ideabox', join(folder, 'ideabox'), '--namespace', 'ideabox', ...valuesFile(set)]),
  );

/** Those of a part's release of its own, with what the set of values has for it. */
export const renderPart = (set: string, part: string): string =>
  ofVersion(keptVersion, (folder) =>
    helm(
      ['template', part, join(folder, part), '--namespace', 'ideabox', '--values', '-'],
      valuesOf(set, part),
    ),
  );

/** Those of a deployable's release at this version, with these values. */
export const renderAt = (version: string, name: string, ...values: string[]): string =>
  ofVersion(version, (folder) =>
    helm(['template', name, join(folder, name), '--namespace', 'ideabox', ...values]),
  );

export const renderOne = (name: string, ...values: string[]): string =>
  renderAt(keptVersion, name, ...values);
