import { type Caller, callers, type ServiceName, serviceNames } from '@ideabox/protos';
import { databaseUrl } from './databases.ts';
import type { StackSecrets } from './secrets.ts';
import type { ServerUrls } from './servers.ts';

export const portNames = [
  ...serviceNames.flatMap((name) => [`${name}-http`, `${name}-grpc`] as const),
  'web-http',
  'mail-catcher-http',
  'mail-catcher-smtp',
] as const;
export type PortName = (typeof portNames)[number];

/** All that the environment of a deployable follows from. */
export interface Wiring {
  ports: Record<PortName, number> & { gateway: number; identityProvider: number };
  servers: ServerUrls;
  secrets: StackSecrets;
  /** Begins the name of every database: one Postgres may serve several stacks. */
  databasePrefix: string;
  logLevel: string;
}

export interface Deployable {
  name: string;
  entry: string;
  /** The last part of the database's name, for those that have one. */
  database?: string;
  port: (wiring: Wiring) => number;
  env: (wiring: Wiring) => Record<string, string>;
}

/** Where everything listens but the gateway: on this machine it is the only door, too. */
const loopback = '127.0.0.1';

const upper = (name: string) => name.toUpperCase();
export const gatewayOrigin = ({ ports }: Wiring) => `http://localhost:${ports.gateway}`;
const providerOrigin = ({ ports }: Wiring) => `http://localhost:${ports.identityProvider}`;
export const issuer = (wiring: Wiring) => `${providerOrigin(wiring)}/realms/ideabox`;
const ownDatabase = ({ servers, databasePrefix }: Wiring, name: string) =>
  databaseUrl(servers.postgres, `${databasePrefix}_${name}`);
const grpcAddresses = ({ ports }: Wiring) =>
  Object.fromEntries(
    serviceNames.map((name) => [`${upper(name)}_GRPC_ADDRESS`, `127.0.0.1:${ports[`${name}-grpc`]}`]),
  );
const callerKey = ({ secrets }: Wiring, caller: Caller) => ({
  CALLER_PRIVATE_KEY: secrets.callerKeys[caller].privateKey,
});
const callersKeys = ({ secrets }: Wiring) =>
  Object.fromEntries(
    callers.map((caller) => [`${upper(caller)}_PUBLIC_KEY`, secrets.callerKeys[caller].publicKey]),
  );
const pusherKey = 'ideabox';
const pusher = ({ secrets }: Wiring) => ({
  PUSHER_APP_KEY: pusherKey,
  PUSHER_APP_SECRET: secrets.pusherAppSecret,
});

function service(
  name: ServiceName,
  more: (wiring: Wiring) => Record<string, string> = () => ({}),
): Deployable {
  return {
    name,
    entry: `services/${name}/src/main.ts`,
    database: name,
    port: ({ ports }) => ports[`${name}-http`],
    env: (wiring) => ({
      HOST: loopback,
      HTTP_PORT: String(wiring.ports[`${name}-http`]),
      GRPC_PORT: String(wiring.ports[`${name}-grpc`]),
      DATABASE_URL: ownDatabase(wiring, name),
      NATS_URL: wiring.servers.nats,
      PASSPORT_PUBLIC_KEY: wiring.secrets.passportPublicKey,
      ...callerKey(wiring, name),
      ...callersKeys(wiring),
      PUBLIC_URL: gatewayOrigin(wiring),
      LOG_LEVEL: wiring.logLevel,
      MIGRATE: '1',
      ...grpcAddresses(wiring),
      ...more(wiring),
    }),
  };
}

const identityProvider: Deployable = {
  name: 'identity-provider',
  entry: 'services/identity-provider/src/main.ts',
  database: 'identity_provider',
  port: ({ ports }) => ports.identityProvider,
  env: (wiring) => ({
    HOST: loopback,
    PORT: String(wiring.ports.identityProvider),
    ISSUER: issuer(wiring),
    WEB_ORIGINS: gatewayOrigin(wiring),
    DATABASE_URL: ownDatabase(wiring, 'identity_provider'),
    SIGNING_KEYS: wiring.secrets.providerKeys,
    COOKIE_SECRET: wiring.secrets.cookieSecret,
    LOG_LEVEL: wiring.logLevel,
    MIGRATE: '1',
  }),
};

/** Takes all mail, so that it can be looked into and nobody gets any. */
const mailCatcher: Deployable = {
  name: 'mail-catcher',
  entry: 'services/mail-catcher/src/main.ts',
  port: ({ ports }) => ports['mail-catcher-http'],
  env: ({ ports, logLevel }) => ({
    HOST: loopback,
    PORT: String(ports['mail-catcher-http']),
    SMTP_PORT: String(ports['mail-catcher-smtp']),
    LOG_LEVEL: logLevel,
  }),
};

export const caughtMail = ({ ports }: Wiring) => `http://localhost:${ports['mail-catcher-http']}`;

const mail = ({ ports, secrets }: Wiring) => ({
  SMTP_URL: `smtp://127.0.0.1:${ports['mail-catcher-smtp']}`,
  MAIL_FROM: 'アイデアボックス <no-reply@ideabox.example>',
  UNSUBSCRIBE_SECRET: secrets.unsubscribeSecret,
});

const web: Deployable = {
  name: 'web',
  entry: 'frontends/web/src/main.ts',
  port: ({ ports }) => ports['web-http'],
  env: (wiring) => ({
    HOST: loopback,
    PORT: String(wiring.ports['web-http']),
    API_URL: `http://127.0.0.1:${wiring.ports.gateway}`,
    PUBLIC_URL: gatewayOrigin(wiring),
    OIDC_ISSUER: issuer(wiring),
    PUSHER_APP_KEY: pusherKey,
    LOG_LEVEL: wiring.logLevel,
  }),
};

const gateway: Deployable = {
  name: 'gateway',
  entry: 'gateway/src/main.ts',
  port: ({ ports }) => ports.gateway,
  env: (wiring) => ({
    PORT: String(wiring.ports.gateway),
    PUBLIC_URL: gatewayOrigin(wiring),
    PASSPORT_PRIVATE_KEY: wiring.secrets.passportPrivateKey,
    ...callerKey(wiring, 'gateway'),
    REDIS_URL: wiring.servers.redis,
    ...grpcAddresses(wiring),
    WEB_URL: `http://127.0.0.1:${wiring.ports['web-http']}`,
    ...Object.fromEntries(
      serviceNames.map((name) => [`${upper(name)}_URL`, `http://127.0.0.1:${wiring.ports[`${name}-http`]}`]),
    ),
    OIDC_ISSUER: issuer(wiring),
    OIDC_AUDIENCE: 'ideabox-api',
    OIDC_CLIENTS: 'ideabox-web',
    OIDC_JWKS_URL: `${issuer(wiring)}/protocol/openid-connect/certs`,
    TRUSTED_PROXIES: '',
    LOG_LEVEL: wiring.logLevel,
  }),
};

/** Everything that runs, in the order in which it is started: one row is all that a new service needs here. */
export const topology: Deployable[] = [
  identityProvider,
  service('identity'),
  service('ideas', (wiring) => ({ PUBLIC_URL: gatewayOrigin(wiring) })),
  service('comments'),
  mailCatcher,
  service('notifications', (wiring) => ({ ...pusher(wiring), ...mail(wiring) })),
  service('analytics'),
  service('content', (wiring) => ({
    FRONTEND_URL: gatewayOrigin(wiring),
    KEYCLOAK_PUBLIC_URL: providerOrigin(wiring),
  })),
  web,
  gateway,
];

/** What a deployable of this name is configured with. */
export const environmentOf = (name: string, wiring: Wiring): Record<string, string> =>
  topology.find((deployable) => deployable.name === name)?.env(wiring) ?? {};
