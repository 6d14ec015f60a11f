import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, tlsFilesOf } from '@ideabox/config';
import { createBus, createFactHealth, eventMigrations, startConsumers, startRelay } from '@ideabox/events';
import { createCredentials, serveGrpc } from '@ideabox/grpc';
import { createApi, listen } from '@ideabox/http';
import { idempotencyMigrations, startForgetting } from '@ideabox/idempotency';
import type { Running } from '@ideabox/lifecycle';
import { createPassportReader } from '@ideabox/passport';
import { awaitSchema, createDatabase, type MigrationFolder, migrate, sql } from '@ideabox/postgres';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import type { z } from 'zod';
import type { ServiceDefinition } from './definition.ts';
import { explainCommon } from './explain-common.ts';
import { outsideTransactions } from './outside-transactions.ts';
import { runOnce } from './run-once.ts';
import { callerKeysOf, settings } from './settings.ts';
import { withAttempts } from './with-attempts.ts';

/** Folders of what makes a service's database, in order. */
export const migrationsOf = ({
  name,
  migrations,
}: {
  name: string;
  migrations: string;
}): MigrationFolder[] => [eventMigrations, idempotencyMigrations, { name, dir: migrations }];

export type RunningService = Running & { httpPort: number; grpcPort: number };

/**
 * Starts a service from its definition and the environment.
 * @throws ConfigError when the environment does not fit.
 */
export const startService = async <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningService> => {
  const config = readConfig(settings, env);
  const own = readConfig(definition.config, env);
  const { name } = definition;
  const log = createLogger(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const folders = migrationsOf(definition);
  if (config.MIGRATE) await migrate(config.DATABASE_URL, folders, log);
  const db = createDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL, log });
  await awaitSchema({ db, folders, host: config.HOST, port: config.HTTP_PORT, log });
  const bus = createBus({ url: config.NATS_URL, name, log, replicas: config.FACT_REPLICAS });
  const health = createFactHealth({ log, metrics });
  const relay = startRelay({
    service: name,
    db,
    bus,
    log,
    health,
    pollMs: config.OUTBOX_POLL_MS,
    publishMs: config.FACT_PUBLISH_MS,
    stuckMs: config.FACT_STUCK_MS,
  });
  const credentials = outsideTransactions(
    await createCredentials(name, config.CALLER_PRIVATE_KEY, tlsFilesOf(config)),
  );
  const base = {
    ...{ db, bus, credentials, log, metrics },
    rpcBudgetMs: config.RPC_BUDGET_MS,
    settingsPollMs: config.SETTINGS_POLL_MS,
  };
  const context = await definition.context(base, own);
  const subscriptions = definition.subscriptions(context);
  const consumers = startConsumers({
    service: name,
    db,
    bus,
    log,
    health,
    ackMs: config.FACT_ACK_MS,
    retryMs: config.FACT_RETRY_MS,
    afterBatch: relay.wake,
    subscriptions,
  });
  let draining = false;
  const app = createApi({
    service: name,
    routes: withAttempts(db, definition.routes),
    context,
    readPassport: await createPassportReader(config.PASSPORT_PUBLIC_KEY),
    explain: (error) => definition.explain(error) ?? explainCommon(error),
    ready: async () => !draining && (await db.one(sql`SELECT 1 AS up`)) !== undefined,
    // Writes go on without NATS: what is wrong is told, and takes nobody out of service.
    troubles: () => [...(bus.connected() ? [] : ['facts, connection: NATS is away']), ...health.troubles()],
    once: runOnce(db, context),
    afterWrite: relay.wake,
    log,
    metrics,
  });
  const grpc = await serveGrpc({
    services: definition.rpc(context),
    callerKeys: callerKeysOf(config),
    transport: credentials.transport,
    host: config.HOST,
    port: config.GRPC_PORT,
    log,
    metrics,
    afterCall: relay.wake,
  });
  const http = await listen(app, { host: config.HOST, port: config.HTTP_PORT });
  const stopForgetting = startForgetting(db, log);
  const stopOwn = await definition.started?.(context, http.server);
  log.info({ http: http.port, grpc: grpc.port }, 'ready');
  return {
    httpPort: http.port,
    grpcPort: grpc.port,
    stop: async () => {
      draining = true;
      http.drain();
      grpc.drain();
      await wait(config.DRAIN_MS);
      await stopOwn?.();
      stopForgetting();
      await Promise.all([http.stop(), grpc.stop(), consumers.stop()]);
      await relay.stop();
      await context.close?.();
      await bus.close();
      await db.close();
    },
  };
};
