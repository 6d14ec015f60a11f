import { flag, port, url } from '@ideabox/config';
import { z } from 'zod';

/** The variables that every service reads. */
export const settings = {
  HOST: z.string().default('0.0.0.0'),
  HTTP_PORT: port(),
  GRPC_PORT: port(),
  DATABASE_URL: url(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  NATS_URL: url(),
  /** The gateway's Ed25519 key, SPKI, PEM. */
  PASSPORT_PUBLIC_KEY: z
    .string('expected a PEM key')
    .startsWith('-----BEGIN PUBLIC KEY-----', 'expected a PEM key'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Whether to migrate at start; in a cluster a job does it before the release. */
  MIGRATE: flag(),
};
