import type { Insertion } from './insert-row.ts';

/** What else has to know of a remote: what builds and watches it, and the charts. Where all run here, the web server finds what is built by itself. */
export const remoteRows = (name: string): Insertion[] => [
  { path: 'frontends/remotes.ts', within: 'const remoteNames = [', before: ']', row: `, '${name}'` },
  {
    path: 'charts/ideabox/Chart.yaml',
    within: 'dependencies:\n',
    before: '  - name: identity-provider\n',
    row: `  - name: ${name}\n    version: "*"\n    repository: file://../${name}\n    condition: ${name}.enabled\n`,
  },
  {
    path: 'charts/ideabox/values.yaml',
    within: 'web:\n  enabled: true\n',
    before: 'public:\n',
    row: `${name}:\n  enabled: true\n`,
  },
  {
    path: 'charts/web/values.yaml',
    within: 'REMOTES: >-\n',
    before: '}',
    row: `,\n    "${name}":"http://${name}:8080/remote.json"`,
  },
  {
    path: 'charts/web/values.yaml',
    within: '  to:\n',
    before: '    - name: public\n',
    row: `    - name: ${name}\n      ports: [8080]\n`,
  },
];

/** What its chart shares with those of the others. */
export const remoteLinks = (name: string): Map<string, string> =>
  new Map([
    [`charts/${name}/values.schema.json`, '../deployable/schema.json'],
    [`charts/${name}/charts/deployable`, '../../deployable'],
    [`charts/ideabox/charts/${name}`, `../../${name}`],
  ]);
