import pg from 'pg';

/** Creates those of the databases that do not exist yet. */
export async function createDatabases(adminUrl: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    const existing = new Set(rows.map(({ datname }) => datname));
    for (const name of names.filter((wanted) => !existing.has(wanted))) {
      await client.query(
        `create database ${client.escapeIdentifier(name)} encoding 'UTF8' template template0`,
      );
    }
  } finally {
    await client.end();
  }
}

export function databaseUrl(
  adminUrl: string,
  name: string,
  owner?: { name: string; password: string },
): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  if (owner) Object.assign(url, { username: owner.name, password: owner.password });
  return url.href;
}
