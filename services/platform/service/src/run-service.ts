import { ConfigError, readConfig, url } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { isMigration, runMigration } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import type { z } from 'zod';
import type { ServiceDefinition } from './definition.ts';
import { migrationsOf, startService } from './start-service.ts';

const whenConfigured = async <T>(start: () => T | Promise<T>): Promise<T> => {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/**
 * Runs a service as this process: until a signal, or with a plain sentence when it is not configured. With the argument `migrate` it
 * brings the database up to date, and ends.
 */
export const runService = async <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
): Promise<void> => {
  const log = createLogger(definition.name);
  if (!isMigration()) return runProcess(log, () => whenConfigured(() => startService(definition)));
  const { DATABASE_URL } = await whenConfigured(() => readConfig({ DATABASE_URL: url() }));
  await runMigration(DATABASE_URL, migrationsOf(definition), log);
};
