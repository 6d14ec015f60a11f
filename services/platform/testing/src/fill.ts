import pg from 'pg';

/** Runs statements that fill a database under test by themselves, without its triggers and foreign keys. */
export const fill = async (databaseUrl: string, statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
