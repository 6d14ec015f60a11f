import type { Step } from './run-step.ts';

/** What can be said without running anything of the product. */
export const staticChecks: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'types of services', command: 'tsc', args: ['-p', 'services/tsconfig.json'] },
  { name: 'types of frontends', command: 'tsc', args: ['-p', 'frontends/tsconfig.json'] },
  {
    name: 'import boundaries',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'gateway', 'services', 'frontends', 'protos', 'scripts'],
  },
  {
    name: 'messages',
    command: 'node',
    args: ['frontends/platform/intl/checks/check-messages.ts'],
  },
  { name: 'protos', command: 'buf', args: ['lint', 'protos'] },
  {
    name: 'proto compatibility',
    command: 'buf',
    args: ['breaking', 'protos', '--against', 'protos/released.binpb'],
  },
];
