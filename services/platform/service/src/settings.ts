import {
  drain,
  flag,
  grpcTls,
  logLevel,
  port,
  privateKey,
  publicKeys,
  rpcBudget,
  settingsPoll,
  url,
  urls,
} from '@ideabox/config';
import type { CallerKeys } from '@ideabox/grpc';
import { type Caller, callers } from '@ideabox/protos';
import { z } from 'zod';

type PublicKeyName = `${Uppercase<Caller>}_PUBLIC_KEY`;

const publicKeyOf = (caller: Caller) => `${caller.toUpperCase()}_PUBLIC_KEY` as PublicKeyName;

/** `IDENTITY_PUBLIC_KEY` and so on: what each caller of RPCs signs with. */
const callerKeys = Object.fromEntries(callers.map((caller) => [publicKeyOf(caller), publicKeys()])) as Record<
  PublicKeyName,
  ReturnType<typeof publicKeys>
>;

/** The variables that every service reads. */
export const settings = {
  HOST: z.string().default('0.0.0.0'),
  HTTP_PORT: port(),
  GRPC_PORT: port(),
  DATABASE_URL: url(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** One URL, or several apart by commas: where one server does not work, the next is tried. */
  NATS_URL: urls(),
  /** What the gateway signs passports with. */
  PASSPORT_PUBLIC_KEY: publicKeys(),
  /** What the service signs its own calls of RPCs with. */
  CALLER_PRIVATE_KEY: privateKey(),
  ...callerKeys,
  ...grpcTls,
  LOG_LEVEL: logLevel(),
  /** How long a fact may lie in the outbox when nobody has said that it is there. */
  OUTBOX_POLL_MS: z.coerce.number('expected milliseconds').int().min(10).default(1_000),
  /** How long JetStream has to confirm a fact, before it is published again. */
  FACT_PUBLISH_MS: z.coerce.number('expected milliseconds').int().min(100).default(5_000),
  /** How long a fact that a crashed process had taken is kept from others; whoever works on it renews that. */
  FACT_ACK_MS: z.coerce.number('expected milliseconds').int().min(100).default(3_000),
  /** How long JetStream may confirm nothing on a connection that stands, before another is made. */
  FACT_STUCK_MS: z.coerce.number('expected milliseconds').int().min(100).default(30_000),
  /** On how many servers of NATS each fact is kept; where nothing is said, as many as it is now, at first one. */
  FACT_REPLICAS: z.coerce.number('expected 1 to 5').int().min(1).max(5).optional(),
  /** How long a fact that failed waits for its second try; each wait is twice the one before, up to 20 s. */
  FACT_RETRY_MS: z.coerce.number('expected milliseconds').int().min(1).default(100),
  /** How long another service has to answer what a request waits for. */
  RPC_BUDGET_MS: rpcBudget().default(2_000),
  SETTINGS_POLL_MS: settingsPoll(),
  DRAIN_MS: drain(),
  /** Whether to migrate at start; in a cluster a Job does it before the release. */
  MIGRATE: flag(),
};

export const callerKeysOf = (config: z.infer<z.ZodObject<typeof callerKeys>>): CallerKeys =>
  Object.fromEntries<readonly string[]>(
    callers.map((caller) => [caller, config[publicKeyOf(caller)]]),
  ) as CallerKeys;
