import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, tlsFilesOf } from '@ideabox/config';
import { createClient, createCredentials } from '@ideabox/grpc';
import type { Running } from '@ideabox/lifecycle';
import { createPassportIssuer } from '@ideabox/passport';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import { watchSettings } from '@ideabox/settings';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { transportHeaders } from './answers/security-headers.ts';
import { createApp } from './app.ts';
import { createByteBudget } from './bodies/byte-budget.ts';
import { createBodyCollector } from './bodies/collect-body.ts';
import { createBreakers } from './breakers/create-breakers.ts';
import { createSharedCache } from './cache/shared-cache.ts';
import { createUpstreams } from './cache/upstream.ts';
import { createVersions } from './cache/versions.ts';
import { config as settings } from './config.ts';
import { watchDocumentation } from './documentation/watch-documentation.ts';
import { createFreshServer } from './fresh/serve-fresh.ts';
import { createKeyRegister } from './keys/key-register.ts';
import { createLimits } from './limits/create-limits.ts';
import { connectRedis } from './limits/redis.ts';
import { safeAddresses } from './limits/safe-addresses.ts';
import { authenticate } from './members/authenticate.ts';
import { createMemberDirectory } from './members/member-directory.ts';
import { createPassports } from './members/passports.ts';
import { clientAddress } from './network/client-address.ts';
import { createLimiters } from './overload/limiters.ts';
import { createPageMemory } from './pages/page-memory.ts';
import { createProxies } from './proxy/create-proxies.ts';
import { createSockets } from './proxy/open-sockets.ts';
import { shedEarly } from './proxy/shed-early.ts';
import { createAccessLog } from './request/access-log.ts';
import { upstreamNames } from './routes/services.ts';
import { serve } from './serve.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createTokenReader } from './tokens/token-reader.ts';
import { serviceUrls } from './upstream-urls.ts';

export type RunningGateway = Running & { port: number; metricsPort: number | undefined };

/**
 * Starts the gateway from the environment. Nothing else has to be up: what is not is answered for with 503.
 * @throws ConfigError when the environment does not fit
 */
export const startGateway = async (env: NodeJS.ProcessEnv = process.env): Promise<RunningGateway> => {
  const config = readConfig(settings, env);
  const log = createLogger('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  const urls = serviceUrls(config);
  const timeoutMs = config.UPSTREAM_TIMEOUT_MS;
  const issuePassport = await createPassportIssuer(config.PASSPORT_PRIVATE_KEY);
  const credentials = await createCredentials('gateway', config.CALLER_PRIVATE_KEY, tlsFilesOf(config));
  const operators = await watchSettings({
    address: config.CONTENT_GRPC_ADDRESS,
    credentials,
    settingsPollMs: config.SETTINGS_POLL_MS,
    log,
  });
  const identity = createClient<IdentityServiceDefinition>({
    address: config.IDENTITY_GRPC_ADDRESS,
    service: 'identity.v1.IdentityService',
    credentials,
    deadlineMs: config.RPC_BUDGET_MS,
  });
  const redis = await connectRedis(config.REDIS_URL, config.REDIS_TIMEOUT_MS, log);
  const isExempt = safeAddresses(operators);
  const limits = createLimits({ redis, scale: config.RATE_LIMIT_SCALE, metrics, isExempt });
  const addressOf = clientAddress(config.TRUSTED_PROXIES);
  const versions = createVersions();
  const budgets = {
    readMs: config.READ_BUDGET_MS,
    writeMs: config.WRITE_BUDGET_MS,
    downloadMs: timeoutMs,
  };
  const breakers = createBreakers(
    { ...urls, web: config.WEB_URL },
    { log, metrics, patienceMs: config.READ_BUDGET_MS },
  );
  const patienceMs = config.QUEUE_WAIT_MS;
  const limiters = createLimiters(upstreamNames, {
    least: Math.min(config.LIMIT_LEAST, config.LIMIT_MOST),
    most: config.LIMIT_MOST,
    patienceMs,
    metrics,
  });
  const upstreams = createUpstreams(urls, { breakers, budgets, limiters });
  const cache = createSharedCache({
    bytes: config.CACHE_MEGABYTES * 2 ** 20,
    upstreams,
    versions,
    limiters,
    waitMs: budgets.writeMs,
    patienceMs,
    metrics,
  });
  const pages = createPageMemory({ bytes: config.CACHE_MEGABYTES * 2 ** 20, versions, limiters, metrics });
  const transfer = metrics.gauge(
    'gateway_transfer_bytes',
    'Memory of bodies that come in, and of answers ahead of their readers',
    ['of'],
  );
  const budgetOf = (of: 'bodies' | 'answers') =>
    createByteBudget(config.TRANSFER_MEGABYTES * 2 ** 20, (taken) => transfer.set({ of }, taken));
  const proxies = createProxies({
    urls: { ...urls, web: config.WEB_URL },
    timeoutMs,
    patienceMs,
    ahead: { budget: budgetOf('answers'), most: 2 * 2 ** 20 },
    versions,
    log,
  });
  const accessLog = createAccessLog(log, metrics);
  const readToken = createTokenReader({
    jwksUrl: config.OIDC_JWKS_URL,
    issuer: config.OIDC_ISSUER,
    audience: config.OIDC_AUDIENCE,
    algorithms: config.OIDC_ALGORITHMS,
    clients: config.OIDC_CLIENTS,
    metrics,
  });
  let draining = false;

  const app = createApp({
    addressOf,
    isDraining: () => draining,
    shedEarly: shedEarly({ limiters, proxies, cache, answered: accessLog.refusal }),
    logRequests: accessLog.requests,
    authenticate: authenticate({
      readToken,
      findMember: createMemberDirectory(identity, config.MEMBERS_FRESH_MS),
      passportOf: createPassports(issuePassport),
      limitRefused: limits.shared.refused,
    }),
    limits,
    keys: createKeyRegister(redis, metrics),
    collectBody: createBodyCollector({
      budget: budgetOf('bodies'),
      pace: { stallMs: config.BODY_STALL_MS, wholeMs: config.BODY_MS },
      metrics,
    }),
    cache,
    pages,
    upstreams,
    proxies,
    limiters,
    breakers,
    budgets,
    documentation: watchDocumentation(upstreams, log),
    log,
  });
  const http = await serve({
    port: config.PORT,
    host: config.HOST,
    maxConnections: config.MAX_CONNECTIONS,
    // The bodies' own times, and the services', end what is too slow; these are for what they do not see.
    requestMs: config.BODY_MS + 30_000,
    silentMs: Math.max(config.BODY_STALL_MS, timeoutMs) + 10_000,
    always: transportHeaders(config.PUBLIC_URL),
    answerAtOnce: createFreshServer({
      cache,
      pages,
      addressOf,
      limits: limits.local,
      answered: accessLog.hit,
    }),
    app,
    sockets: createSockets({
      proxies,
      addressOf,
      limit: limits.shared.websocket,
      answered: accessLog.socket,
    }),
  });
  const metricsServer =
    config.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics(metrics, { port: config.METRICS_PORT, host: config.HOST });
  log.info({ http: http.port, metrics: metricsServer?.port }, 'ready');

  return {
    port: http.port,
    metricsPort: metricsServer?.port,
    stop: async () => {
      draining = true;
      http.drain();
      await wait(config.DRAIN_MS);
      await http.stop();
      await Promise.all([metricsServer?.stop(), upstreams.close(), breakers.close()]);
      proxies.close();
      operators.close();
      identity.close();
      redis.disconnect();
    },
  };
};
