import { type ServiceDefinition, startService } from '@ideabox/service';
import supertest from 'supertest';
import type { z } from 'zod';
import { createTestDatabase } from './database.ts';
import { createPassports } from './passports.ts';
import { startNats } from './servers.ts';

export type TestService = Awaited<ReturnType<typeof bootService>>;

/**
 * The real service on free ports, with a database and a NATS server of its own.
 * `env` adds to or replaces what it is configured with.
 */
export const bootService = async <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
  env: Record<string, string> = {},
) => {
  const [database, nats, passports] = await Promise.all([
    createTestDatabase(),
    startNats(),
    createPassports(),
  ]);
  const service = await startService(definition, {
    HOST: '127.0.0.1',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    PASSPORT_PUBLIC_KEY: passports.publicKey,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    MIGRATE: '1',
    ...env,
  });
  return {
    http: supertest(`http://127.0.0.1:${service.httpPort}/api/v1`),
    httpPort: service.httpPort,
    grpcAddress: `127.0.0.1:${service.grpcPort}`,
    databaseUrl: database.url,
    nats,
    as: passports.as,
    passports,
    stop: async () => {
      await service.stop();
      await Promise.all([database.drop(), nats.stop()]);
    },
  };
};
