import type { Insertion } from './insert-row.ts';

/** What else has to know of a remote: what builds and watches it. The web server finds what is built by itself. */
export const remoteRows = (name: string): Insertion[] => [
  { path: 'frontends/remotes.ts', within: 'const remoteNames = [', before: ']', row: `, '${name}'` },
];
