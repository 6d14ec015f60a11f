import { fileURLToPath } from 'node:url';

/** What the shell gives and every remote takes: one copy of each in the page, whatever the remotes were built with. */
const names = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@ideabox/api-client',
  '@ideabox/contract',
  '@ideabox/intl',
  '@ideabox/router',
  '@ideabox/ui',
];

/** Big and not needed at first: each is its own chunk of the shell, loaded by whoever asks first. */
const lazyNames = [
  '@ideabox/ui/controls',
  '@ideabox/ui/date-picker',
  '@ideabox/ui/dialog',
  '@ideabox/ui/markdown',
];

/** By its file, so that the shell offers it even where the shell itself never imports it. */
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));

export const sharedByShell = Object.fromEntries([
  ...names.map((name) => [name, { singleton: true, eager: true, requiredVersion: false as const }]),
  ...lazyNames.map((name) => [
    fileOf(name),
    { shareKey: name, singleton: true, requiredVersion: false as const },
  ]),
]);

/** `import: false`: a remote carries no copy of its own to fall back on. */
export const sharedByRemote = Object.fromEntries(
  [...names, ...lazyNames].map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
);

/** The shell alone gives: by the other strategy a part shared lazily would first wait for the entry of every remote. */
export const shareStrategy = 'loaded-first';
