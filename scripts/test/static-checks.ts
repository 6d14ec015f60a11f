import { join } from 'node:path';
import type { Step } from './run-step.ts';

export interface StaticCheck extends Step {
  /** Files of which a change may change its answer. */
  looksAt: RegExp;
  /** Its arguments for some files, where what it says of one does not depend on others. */
  argsFor?: (files: string[]) => string[];
}

const anyImport = /\.[cm]?[jt]sx?$|(^|\/)package\.json$|^\.knip\.jsonc$/;
const lint = (paths: string[]) => [
  ...['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'],
  ...paths,
];
/**
 * What is known of a file's types is kept until it, or one that it imports, is another. Several checkers would each learn what
 * they share, which takes half as much again of the processor that the tests beside need.
 */
const typesOf = (project: string): Pick<Step, 'command' | 'args' | 'env'> => ({
  command: 'tsc',
  args: [
    ...['-p', `${project}/tsconfig.json`, '--incremental', '--checkers', '1'],
    ...['--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`],
  ],
  // It ends soon: collecting garbage would take a quarter of its time, and spare a tenth of its memory.
  env: { GOGC: 'off' },
});
const needlessExceptions = join(import.meta.dirname, 'needless-exceptions.ts');

/** What can be said without running anything of the product. */
export const staticChecks: StaticCheck[] = [
  {
    name: 'format and lint',
    command: 'biome',
    args: lint(['.']),
    argsFor: lint,
    looksAt: /\.([cm]?[jt]sx?|jsonc?|css)$/,
  },
  {
    name: 'types of services',
    ...typesOf('services'),
    looksAt: /^((services|gateway|scripts|deploy|protos)\/.*\.(ts|proto|json)|tsconfig\.base\.json)$/,
  },
  {
    name: 'types of frontends',
    ...typesOf('frontends'),
    // Its tests in browsers import the gateway's and what those import.
    looksAt: /^((frontends|gateway\/e2e|scripts)\/.*\.(tsx?|json)|tsconfig\.base\.json)$/,
  },
  {
    name: 'import boundaries',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'gateway', 'services', 'frontends', 'protos', 'scripts'],
    looksAt: anyImport,
  },
  {
    name: 'unused code',
    command: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors', '--preprocessor', needlessExceptions],
    looksAt: anyImport,
  },
  {
    name: 'shipped packages',
    command: 'knip',
    args: ['--no-progress', '--production', '--strict', '--include', 'dependencies,unlisted'],
    looksAt: anyImport,
  },
  {
    name: 'messages',
    command: 'node',
    args: ['frontends/platform/intl/checks/check-messages.ts'],
    looksAt: /^frontends\//,
  },
  { name: 'protos', command: 'buf', args: ['lint', 'protos'], looksAt: /^protos\// },
  {
    name: 'proto compatibility',
    command: 'buf',
    args: ['breaking', 'protos', '--against', 'protos/released.binpb'],
    looksAt: /^protos\//,
  },
];
