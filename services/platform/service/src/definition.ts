import type { Server } from 'node:http';
import type { Bus, Subscription } from '@ideabox/events';
import type { Credentials, Service } from '@ideabox/grpc';
import type { ApiError, Route } from '@ideabox/http';
import type { Database } from '@ideabox/postgres';
import type { ServiceName } from '@ideabox/protos';
import type { Logger, Metrics } from '@ideabox/telemetry';
import type { z } from 'zod';

/** What every service has. */
export type Base = {
  db: Database;
  bus: Bus;
  /** What it calls RPCs with. */
  credentials: Credentials;
  /** How long others have to answer, where nothing else is said. */
  rpcBudgetMs: number;
  /** How often it asks for the settings of operators. */
  settingsPollMs: number;
  log: Logger;
  metrics: Metrics;
};

/** A service, as data: what it reads, serves, consumes and owns. */
export type ServiceDefinition<Context, Shape extends z.ZodRawShape> = {
  name: ServiceName;
  /** Variables beyond those that every service reads. */
  config: Shape;
  /** Folder of its migrations. */
  migrations: string;
  /** Built once; what routes, RPCs and consumers work with. `close` releases what it opened. */
  context: (
    base: Base,
    config: z.infer<z.ZodObject<Shape>>,
  ) => Promise<Context & { close?: () => Promise<void> | void }>;
  routes: Route<Context>[];
  rpc: (context: Context) => Service[];
  subscriptions: (context: Context) => Subscription[];
  /** The contract's answer to an error of the domain. */
  explain: (error: unknown) => ApiError | undefined;
  /** Called once it listens; what it returns is called when it stops. */
  started?: (context: Context, server: Server) => Promise<() => Promise<void>>;
};

export const defineService = <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
): ServiceDefinition<Context, Shape> => definition;
