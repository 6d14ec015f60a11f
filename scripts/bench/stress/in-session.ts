import pg from 'pg';

/** One session on a service's database: what is made for a session alone lasts as long as its work. */
export async function inSession(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0; SET work_mem = '256MB'; SET temp_buffers = '256MB'");
    await work(client);
  } finally {
    await client.end();
  }
}
