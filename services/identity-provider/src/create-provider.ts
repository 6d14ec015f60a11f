import { listen } from '@ideabox/http';
import { awaitSchema, createDatabase, migrate } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import express from 'express';
import Provider from 'oidc-provider';
import { createAccountStore } from './accounts/account-store.ts';
import { seedDemonstrationAccounts } from './accounts/demonstration-accounts.ts';
import { keepLoadMembers } from './accounts/load-members.ts';
import { createLoginLimiter } from './accounts/login-limiter.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { migrations } from './migrations.ts';
import { adapterOn, removeExpired } from './oidc/adapter.ts';
import { configuration } from './oidc/configuration.ts';
import { health } from './routes/health.ts';
import { realmRoutes } from './routes/index.ts';

const cleaningInterval = 600_000;

/** Starts the provider on its own port, with its database brought up to date and the demonstration accounts in it. */
export async function createProvider(config: Config, log: Logger) {
  if (config.MIGRATE) await migrate(config.DATABASE_URL, migrations, log);
  const database = createDatabase({ url: config.DATABASE_URL, log });
  await awaitSchema({ db: database, folders: migrations, host: config.HOST, port: config.PORT, log });
  const accounts = createAccountStore(database, config.PASSWORD_COST);
  await seedDemonstrationAccounts(accounts);
  await keepLoadMembers(accounts, config.LOAD_MEMBERS);

  const provider = new Provider(config.ISSUER, configuration(config, accounts, adapterOn(database)));
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the provider failed'));
  const realm = new URL(config.ISSUER).pathname;
  const context: Context = { config, log, accounts, provider, realm, limiter: createLoginLimiter() };

  const app = express().disable('x-powered-by');
  app.use(health(database));
  app.use(realm, realmRoutes(context));
  const clean = () =>
    removeExpired(database).catch((error: unknown) => log.warn({ err: error }, 'cleaning failed'));
  const cleaning = setInterval(clean, cleaningInterval).unref();
  const server = await listen(app, { host: config.HOST, port: config.PORT });
  log.info({ port: server.port, issuer: config.ISSUER }, 'listening');
  return {
    port: server.port,
    stop: async () => {
      clearInterval(cleaning);
      await server.stop();
      await database.close();
    },
  };
}
