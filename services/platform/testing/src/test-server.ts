import pg from 'pg';

const serverUrl = (): string => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: the tests are run by jest with its global setup');
  return url;
};

/** The address of one of the databases of the server that tests share. */
export const databaseUrl = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/** Works beside the databases of the server that tests share. */
export const withServer = async <T>(work: (server: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  return work(client).finally(() => client.end());
};
