import type { Insertion } from './insert-row.ts';

/** What else has to know of a remote: what builds it. The web server finds what is built by itself. */
export const remoteRows = (name: string): Insertion[] => [
  { path: 'frontends/build.ts', within: 'const deployables = [', before: ']', row: `, '${name}'` },
];
