/** What a lock file tells of one place of the repository. */
type LockedPackage = {
  link?: boolean;
  resolved?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Places by their path from the repository, as `package-lock.json` has them. */
export type Lock = Record<string, LockedPackage>;

/** Where Node finds a package from a place: beside it, or beside a folder above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (lock[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`;
  }
  return lock[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}

/** Names of what a package runs with; a peer that it can do without comes only when somebody else needs it. */
function neededBy(place: LockedPackage): string[] {
  const peers = Object.keys(place.peerDependencies ?? {});
  return [
    ...Object.keys(place.dependencies ?? {}),
    ...Object.keys(place.optionalDependencies ?? {}),
    ...peers.filter((name) => !place.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Every place that a workspace runs with, itself included, sorted; links are there beside what they lead to. */
export function closureOf(lock: Lock, workspace: string): string[] {
  const found = new Set<string>();
  const visit = (place: string) => {
    const locked = lock[place];
    if (!locked || found.has(place)) return;
    found.add(place);
    if (locked.link && locked.resolved) return visit(locked.resolved);
    for (const name of neededBy(locked)) {
      const needed = placeOf(lock, place, name);
      if (needed) visit(needed);
    }
  };
  if (!lock[workspace]) throw new Error(`${workspace} is no workspace`);
  visit(workspace);
  return [...found].sort();
}
