import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from '@ideabox/config';
import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase, freePort, timedBoot } from '@ideabox/testing';
import { settings } from '../src/config.ts';
import { createProvider } from '../src/create-provider.ts';

export const site = 'http://localhost:8080';

const boot = async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  const issuer = `http://localhost:${port}/realms/ideabox`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
  const configured = (more: NodeJS.ProcessEnv = {}) =>
    readConfig(settings, {
      PORT: String(port),
      ISSUER: issuer,
      WEB_ORIGINS: site,
      DATABASE_URL: database.url,
      SIGNING_KEYS: JSON.stringify({ keys: [key] }),
      COOKIE_SECRET: 'a secret of at least thirty-two characters',
      MIGRATE: '1',
      PASSWORD_COST: '10',
      ...more,
    });
  const log = createLogger('identity-provider', process.env.TEST_LOG_LEVEL ?? 'silent');
  let running = await createProvider(configured(), log);
  return {
    issuer,
    /** What was used, was used so much longer ago. */
    age: async (seconds: number) => {
      const state = createDatabase({ url: database.url, log });
      await state.run(
        sql`UPDATE provider_state SET consumed_at = consumed_at - ${seconds} * interval '1 second'`,
      );
      await state.close();
    },
    restart: async (more?: NodeJS.ProcessEnv) => {
      await running.stop();
      running = await createProvider(configured(more), log);
    },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
};

/** The real provider on a free port with a database of its own; `restart` keeps the database and the keys. */
export const bootProvider = () => timedBoot('identity-provider', boot);
