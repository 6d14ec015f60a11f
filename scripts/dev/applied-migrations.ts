const isMigration = (path: string) => /\/migrations\/[^/]+\.sql$/.test(path);

/** Which migrations a program's database has: each runs once, whatever it says later. */
export class AppliedMigrations {
  readonly #ofPrograms = new Map<string, Set<string>>();

  /** @param migrations of the programs that serve, by their names */
  constructor(migrations: Iterable<readonly [program: string, paths: string[]]>) {
    for (const [program, paths] of migrations) this.#ofPrograms.set(program, new Set(paths));
  }

  /** Of what was changed before a program started, the migrations that it passed over; the others it has run. */
  passedOver(program: string, changed: string[]): string[] {
    const applied = this.#ofPrograms.get(program) ?? new Set();
    this.#ofPrograms.set(program, applied);
    const migrations = changed.filter(isMigration);
    const passedOver = migrations.filter((path) => applied.has(path));
    for (const path of migrations) applied.add(path);
    return passedOver;
  }
}
