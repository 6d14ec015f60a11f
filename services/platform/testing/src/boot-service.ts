import type { Service } from '@ideabox/grpc';
import { migrationsOf, type ServiceDefinition, startService } from '@ideabox/service';
import supertest from 'supertest';
import type { z } from 'zod';
import { callerEnv, createPermittedClient } from './callers.ts';
import { createTestDatabase } from './database.ts';
import { createPassports } from './passports.ts';
import { startNats } from './servers.ts';
import { timedBoot } from './timed-boot.ts';

export type TestService = Awaited<ReturnType<typeof bootService>>;

const boot = async <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
  env: Record<string, string>,
) => {
  const [database, nats, passports] = await Promise.all([
    createTestDatabase(migrationsOf(definition)),
    startNats(),
    createPassports(),
  ]);
  let rpc: Service[] = [];
  const observed = {
    ...definition,
    rpc: (context: Context) => {
      rpc = definition.rpc(context);
      return rpc;
    },
  };
  const service = await startService(observed, {
    HOST: '127.0.0.1',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    PASSPORT_PUBLIC_KEY: passports.publicKey,
    ...callerEnv(definition.name),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // What a test puts into the outbox itself is not announced, and what it lets fail is tried again soon.
    OUTBOX_POLL_MS: '50',
    FACT_PUBLISH_MS: '500',
    FACT_RETRY_MS: '5',
    ...env,
  });
  const grpcAddress = `127.0.0.1:${service.grpcPort}`;
  return {
    http: supertest(`http://127.0.0.1:${service.httpPort}/api/v1`),
    httpPort: service.httpPort,
    grpcAddress,
    /** A client of its RPCs, which calls each as one of those whom it names. */
    rpcClient: <Definition>(deadlineMs = 10_000) =>
      createPermittedClient<Definition>(rpc[0] as Service, { address: grpcAddress, deadlineMs }),
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

/**
 * The real service on free ports, with a database and a NATS server of its own.
 * `env` adds to or replaces what it is configured with.
 */
export const bootService = <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
  env: Record<string, string> = {},
) => timedBoot(definition.name, () => boot(definition, env));
