import type { Insertion } from './insert-row.ts';

/** What else has to know of a service: what starts it, and the gateway that leads to it. */
export function serviceRows(name: string, Name: string): Insertion[] {
  const upper = name.toUpperCase();
  const topology = 'scripts/stack/topology.ts';
  const serviceConfigs = 'scripts/stack/service-configs.ts';
  return [
    {
      path: 'protos/src/parts.ts',
      within: 'export const serviceNames = [',
      before: '] as const',
      row: `  '${name}',\n`,
    },
    { path: topology, within: 'export const topology', before: '  web,\n', row: `  service('${name}'),\n` },
    {
      path: serviceConfigs,
      within: "import type { z } from 'zod';\n",
      before: 'import',
      row: `import { config as ${name} } from '../../services/${name}/src/config.ts';\n`,
    },
    {
      path: serviceConfigs,
      within: 'export const serviceConfigs',
      before: '};',
      row: `  ${name},\n`,
    },
    {
      path: 'gateway/src/routes/services.ts',
      within: 'export const touchedBy',
      before: '};',
      row: `  ${name}: ['${name}'],\n`,
    },
    {
      path: 'gateway/src/routes/route-table.ts',
      within: 'export const apiRules: Rule[] = [',
      before: '];',
      row: `\n  { path: '/${name}/**', service: '${name}' },\n`,
    },
    {
      path: 'gateway/src/config.ts',
      within: 'export const config = {',
      before: '  WEB_URL:',
      row: `  ${upper}_URL: url(),\n`,
    },
    {
      path: 'gateway/src/upstream-urls.ts',
      within: 'export const serviceUrls',
      before: '});',
      row: `  ${name}: config.${upper}_URL,\n`,
    },
    {
      path: 'gateway/e2e/rpc-callers.test.ts',
      within: 'const allowed',
      before: '};',
      row: `  '${name}.v1.${Name}Service/CountEntries': ['gateway'],\n`,
    },
    {
      path: 'gateway/tests/boot-gateway.ts',
      within: 'const services = [',
      before: '];',
      row: `, '${upper}'`,
    },
  ];
}
