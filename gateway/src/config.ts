import {
  drain,
  grpcTls,
  list,
  logLevel,
  port,
  privateKey,
  rpcBudget,
  settingsPoll,
  url,
} from '@ideabox/config';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const address = () => z.string('expected host:port').regex(/:\d+$/, 'expected host:port');

// Neither `none` nor an algorithm with a shared secret can be allowed by mistake.
const algorithm = z.enum(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']);

const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** The variables that the gateway reads. */
export const config = {
  /** Where it listens; without it, on every address of both IP versions. */
  HOST: z.string().min(1).optional(),
  PORT: port(),
  /** Metrics are served here, and never on the public port; without it, nowhere. */
  METRICS_PORT: port().optional(),
  /** Where the public reaches the site. */
  PUBLIC_URL: url().optional(),
  LOG_LEVEL: logLevel(),
  /** What passports are signed with. */
  PASSPORT_PRIVATE_KEY: privateKey(),
  /** What the gateway signs its own calls of RPCs with. */
  CALLER_PRIVATE_KEY: privateKey(),
  ...grpcTls,
  IDENTITY_URL: url(),
  IDEAS_URL: url(),
  COMMENTS_URL: url(),
  NOTIFICATIONS_URL: url(),
  ANALYTICS_URL: url(),
  CONTENT_URL: url(),
  WEB_URL: url(),
  IDENTITY_GRPC_ADDRESS: address(),
  CONTENT_GRPC_ADDRESS: address(),
  SETTINGS_POLL_MS: settingsPoll(),
  /** How long identity has to say who a member is. */
  RPC_BUDGET_MS: rpcBudget().default(1_500),
  /** How old what is known of a member may be: one who is suspended is refused within five seconds. */
  MEMBERS_FRESH_MS: z.coerce.number('expected milliseconds').int().min(100).max(4_000).default(4_000),
  REDIS_URL: url(),
  /** How long a command to Redis may take; then limits and keys go on without it. */
  REDIS_TIMEOUT_MS: z.coerce.number('expected milliseconds').int().min(10).default(100),
  OIDC_ISSUER: url(),
  OIDC_AUDIENCE: z.string('expected the audience of access tokens').min(1),
  /** The clients whose access tokens are taken. */
  OIDC_CLIENTS: list().refine((items) => items.length > 0, 'expected the ids of clients'),
  OIDC_JWKS_URL: url(),
  OIDC_ALGORITHMS: z
    .string()
    .default('RS256')
    .transform((value) => value.split(','))
    .pipe(z.array(algorithm)),
  /** Addresses or networks whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list().refine((items) => items.every(isNetwork), 'expected addresses or CIDRs'),
  /** Multiplies every rate limit: high where one machine stands for the whole public, as in tests. */
  RATE_LIMIT_SCALE: z.coerce.number('expected a number above 0').positive().default(1),
  CACHE_MEGABYTES: z.coerce.number('expected a number').int().min(1).max(4_096).default(64),
  /** Memory for bodies on their way to services, and as much again for answers that are read slowly. */
  TRANSFER_MEGABYTES: z.coerce.number('expected a number').int().min(1).max(4_096).default(64),
  /** Connections of clients at a time; what comes beyond them is closed. */
  MAX_CONNECTIONS: z.coerce.number('expected a number').int().min(1).default(16_000),
  /** How long a client may send nothing of a body. */
  BODY_STALL_MS: z.coerce.number('expected milliseconds').int().min(10).default(10_000),
  /** How long a body may take in all. */
  BODY_MS: z.coerce.number('expected milliseconds').int().min(10).default(60_000),
  DRAIN_MS: drain(),
  /** How long an upstream has to begin its answer to a read, where it says nothing to anybody meanwhile. */
  READ_BUDGET_MS: z.coerce.number('expected milliseconds').int().min(100).default(1_500),
  /** How long it has for a write, and for a read while it answers others. */
  WRITE_BUDGET_MS: z.coerce.number('expected milliseconds').int().min(100).default(5_000),
  /** Who would have to wait longer for an upstream that is busy is told at once; less than that, by what is asked. */
  QUEUE_WAIT_MS: z.coerce.number('expected milliseconds').int().min(50).default(500),
  /** How many calls of an upstream may be under way however long they take, and at most. */
  LIMIT_LEAST: z.coerce.number('expected a number').int().min(1).max(1_000).default(8),
  LIMIT_MOST: z.coerce.number('expected a number').int().min(1).max(1_000).default(128),
  /** How long an upstream may be silent. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number('expected milliseconds').int().min(100).default(10_000),
};

export type Config = z.infer<z.ZodObject<typeof config>>;
