import { randomBytes } from 'node:crypto';
import pg from 'pg';

const postgresUrl = (): string => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: the tests are run by jest with its global setup');
  return url;
};

const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** An empty database of the test's own. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};
