import { callerEnv, createPassports, freePort, startRedis, timedBoot } from '@ideabox/testing';
import supertest from 'supertest';
import { startGateway } from '../src/start-gateway.ts';
import { audience, clientId, startProvider } from './provider.ts';
import { startUpstream } from './upstream.ts';

const boot = async (env: Record<string, string>) => {
  const [provider, upstream, web, redis, passports, nobody] = await Promise.all([
    startProvider(),
    startUpstream(),
    startUpstream(),
    startRedis(),
    createPassports(),
    freePort(),
  ]);
  const services = ['IDENTITY', 'IDEAS', 'COMMENTS', 'NOTIFICATIONS', 'ANALYTICS', 'CONTENT'];
  const gateway = await startGateway({
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    PASSPORT_PRIVATE_KEY: passports.privateKey,
    ...callerEnv('gateway'),
    ...Object.fromEntries(services.map((name) => [`${name}_URL`, upstream.url])),
    WEB_URL: web.url,
    IDENTITY_GRPC_ADDRESS: `127.0.0.1:${nobody}`,
    CONTENT_GRPC_ADDRESS: `127.0.0.1:${nobody}`,
    REDIS_URL: redis.url,
    // A busy machine is not a Redis that hangs.
    REDIS_TIMEOUT_MS: '10000',
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: audience,
    OIDC_CLIENTS: `${clientId},another-client`,
    OIDC_JWKS_URL: provider.jwksUrl,
    ...env,
  });
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    url,
    port: gateway.port,
    http: supertest(url),
    provider,
    upstream,
    web,
    redis,
    passports,
    metrics: async () => (await fetch(`http://127.0.0.1:${gateway.metricsPort}/`)).text(),
    stop: async () => {
      await gateway.stop();
      await Promise.all([provider.stop(), upstream.stop(), web.stop(), redis.stop()]);
    },
  };
};

/** So long a gateway waits for an upstream, whatever is asked. */
export const patienceOf = (ms: number) =>
  Object.fromEntries(
    ['UPSTREAM_TIMEOUT_MS', 'READ_BUDGET_MS', 'WRITE_BUDGET_MS', 'RPC_BUDGET_MS', 'QUEUE_WAIT_MS'].map(
      (name) => [name, String(ms)],
    ),
  );

/**
 * The real gateway with a real Redis, an identity provider, and one upstream that stands for every service whose address
 * `env` does not give; and one that stands for the web server.
 */
export const bootGateway = (env: Record<string, string> = {}) => timedBoot('gateway', () => boot(env));

export type TestGateway = Awaited<ReturnType<typeof bootGateway>>;
