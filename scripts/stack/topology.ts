import { type Caller, callers, type ServiceName, serviceNames } from '@ideabox/protos';
import { settings } from '@ideabox/service/settings';
import type { z } from 'zod';
import { config as webConfig } from '../../frontends/web/src/config.ts';
import { config as gatewayConfig } from '../../gateway/src/config.ts';
import { settings as identityProviderSettings } from '../../services/identity-provider/src/config.ts';
import { settings as mailCatcherSettings } from '../../services/mail-catcher/src/config.ts';
import { databaseUrl } from './servers/databases.ts';
import { serviceConfigs } from './service-configs.ts';
import { issuer, ownIssuer, siteOrigin, type Wiring } from './wiring.ts';

export type Variables = Record<string, (wiring: Wiring) => string | undefined>;

export interface Deployable {
  name: string;
  entry: string;
  /** The variables that it reads. */
  config: z.ZodRawShape;
  /** The last part of the database's name, for those that have one. */
  database?: string;
  port: (wiring: Wiring) => number;
  /** What the stack makes, and nobody else says; undefined leaves it to the program. */
  env: Variables;
  /** What holds where whoever starts the stack says nothing else. */
  defaults?: Variables;
}

/** Where everything listens but the gateway: on this machine it is the only door, too. */
const loopback = () => '127.0.0.1';

const upper = (name: string) => name.toUpperCase();
const ownDatabase =
  (name: string) =>
  ({ servers, databasePrefix, databaseOwner }: Wiring) =>
    databaseUrl(servers.postgres, `${databasePrefix}_${name}`, databaseOwner?.(name));
const grpcAddresses: Variables = Object.fromEntries(
  serviceNames.map((name) => [
    `${upper(name)}_GRPC_ADDRESS`,
    ({ ports }) => `127.0.0.1:${ports[`${name}-grpc`]}`,
  ]),
);
const callerKey =
  (caller: Caller) =>
  ({ secrets }: Wiring) =>
    secrets.callerKeys[caller].privateKey;
const callersKeys: Variables = Object.fromEntries(
  callers.map((caller) => [
    `${upper(caller)}_PUBLIC_KEY`,
    ({ secrets }) => secrets.callerKeys[caller].publicKey,
  ]),
);
const pusherKey = () => 'ideabox';

function service(
  name: ServiceName,
  more: Pick<Deployable, 'defaults'> & { env?: Variables } = {},
): Deployable {
  return {
    ...more,
    name,
    entry: `services/${name}/src/main.ts`,
    config: { ...settings, ...serviceConfigs[name] },
    database: name,
    port: ({ ports }) => ports[`${name}-http`],
    env: {
      HOST: loopback,
      HTTP_PORT: ({ ports }) => String(ports[`${name}-http`]),
      GRPC_PORT: ({ ports }) => String(ports[`${name}-grpc`]),
      DATABASE_URL: ownDatabase(name),
      NATS_URL: ({ servers }) => servers.nats,
      PASSPORT_PUBLIC_KEY: ({ secrets }) => secrets.passportPublicKey,
      CALLER_PRIVATE_KEY: callerKey(name),
      ...callersKeys,
      PUBLIC_URL: siteOrigin,
      MIGRATE: () => '1',
      // Connections in use end with an answer meanwhile: a call that is on its way to one that is closed is lost.
      DRAIN_MS: () => '300',
      ...grpcAddresses,
      ...more.env,
    },
  };
}

const identityProvider: Deployable = {
  name: 'identity-provider',
  entry: 'services/identity-provider/src/main.ts',
  config: identityProviderSettings,
  database: 'identity_provider',
  port: ({ ports }) => ports.identityProvider,
  env: {
    HOST: loopback,
    PORT: ({ ports }) => String(ports.identityProvider),
    ISSUER: ownIssuer,
    DATABASE_URL: ownDatabase('identity_provider'),
    SIGNING_KEYS: ({ secrets }) => secrets.providerKeys,
    COOKIE_SECRET: ({ secrets }) => secrets.cookieSecret,
    MIGRATE: () => '1',
  },
  defaults: { WEB_ORIGINS: siteOrigin },
};

/** Takes all mail, so that it can be looked into and nobody gets any. */
const mailCatcher: Deployable = {
  name: 'mail-catcher',
  entry: 'services/mail-catcher/src/main.ts',
  config: mailCatcherSettings,
  port: ({ ports }) => ports['mail-catcher-http'],
  env: {
    HOST: loopback,
    PORT: ({ ports }) => String(ports['mail-catcher-http']),
    SMTP_PORT: ({ ports }) => String(ports['mail-catcher-smtp']),
  },
};

const web: Deployable = {
  name: 'web',
  entry: 'frontends/web/src/main.ts',
  config: webConfig,
  port: ({ ports }) => ports['web-http'],
  env: {
    HOST: loopback,
    PORT: ({ ports }) => String(ports['web-http']),
    API_URL: ({ ports }) => `http://127.0.0.1:${ports.gateway}`,
    PUBLIC_URL: siteOrigin,
    PUSHER_APP_KEY: pusherKey,
  },
  defaults: { OIDC_ISSUER: issuer },
};

export const gateway: Deployable = {
  name: 'gateway',
  entry: 'gateway/src/main.ts',
  config: gatewayConfig,
  port: ({ ports }) => ports.gateway,
  env: {
    HOST: () => undefined,
    PORT: ({ ports }) => String(ports.gateway),
    PUBLIC_URL: siteOrigin,
    PASSPORT_PRIVATE_KEY: ({ secrets }) => secrets.passportPrivateKey,
    CALLER_PRIVATE_KEY: callerKey('gateway'),
    REDIS_URL: ({ servers }) => servers.redis,
    ...grpcAddresses,
    WEB_URL: ({ ports }) => `http://127.0.0.1:${ports['web-http']}`,
    ...Object.fromEntries(
      serviceNames.map((name) => [
        `${upper(name)}_URL`,
        ({ ports }: Wiring) => `http://127.0.0.1:${ports[`${name}-http`]}`,
      ]),
    ),
  },
  defaults: {
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: () => 'ideabox-api',
    OIDC_CLIENTS: ({ given }) => given.OIDC_CLIENT_ID || 'ideabox-web',
    OIDC_JWKS_URL: (wiring) => `${issuer(wiring).replace(/\/$/, '')}/protocol/openid-connect/certs`,
  },
};

/** Everything that runs, in the order in which it is started: one row is all that a new service needs here. */
export const topology: Deployable[] = [
  identityProvider,
  service('identity'),
  service('ideas'),
  service('comments'),
  mailCatcher,
  service('notifications', {
    env: {
      PUSHER_APP_KEY: pusherKey,
      PUSHER_APP_SECRET: ({ secrets }) => secrets.pusherAppSecret,
      SMTP_URL: ({ ports }) => `smtp://127.0.0.1:${ports['mail-catcher-smtp']}`,
      UNSUBSCRIBE_SECRET: ({ secrets }) => secrets.unsubscribeSecret,
    },
    defaults: { MAIL_FROM: () => 'アイデアボックス <no-reply@ideabox.example>' },
  }),
  service('analytics'),
  service('content', {
    defaults: {
      FRONTEND_URL: siteOrigin,
      KEYCLOAK_PUBLIC_URL: (wiring) => issuer(wiring).replace(/\/realms\/[^/]+\/?$/, ''),
    },
  }),
  web,
  gateway,
];
