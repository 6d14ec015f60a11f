import { fileURLToPath } from 'node:url';
import { lazyNames, sharedNames } from './shared-names.ts';

/** By its file, so that the shell offers it even where the shell itself never imports it. */
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));

export const sharedByShell = Object.fromEntries([
  ...sharedNames.map((name) => [name, { singleton: true, eager: true, requiredVersion: false as const }]),
  ...lazyNames.map((name) => [
    fileOf(name),
    { shareKey: name, singleton: true, requiredVersion: false as const },
  ]),
]);

/** `import: false`: a remote carries no copy of its own to fall back on. */
export const sharedByRemote = Object.fromEntries(
  [...sharedNames, ...lazyNames].map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
);

/** The shell alone gives: by the other strategy a part shared lazily would first wait for the entry of every remote. */
export const shareStrategy = 'loaded-first';
