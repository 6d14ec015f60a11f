import { flag, list, logLevel, port, url } from '@ideabox/config';
import { z } from 'zod';

const jsonWebKeySet = z
  .string('expected a JSON Web Key Set')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('expected JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }));

export const settings = {
  HOST: z.string().default('127.0.0.1'),
  PORT: port(),
  /** Also where it is mounted: `http://localhost:8081/realms/ideabox`. */
  ISSUER: url(),
  /** Origins of the product: where browsers may be sent back to, and call the token endpoint from. */
  WEB_ORIGINS: list(),
  DATABASE_URL: url(),
  /** Private keys that sign the tokens; the first one is used. */
  SIGNING_KEYS: jsonWebKeySet,
  COOKIE_SECRET: z.string('expected a secret of at least 32 characters').min(32),
  /** How dear it is to hash a password with scrypt, which then takes 2 to the power of this many steps. */
  PASSWORD_COST: z.coerce.number('expected 10 to 20').int().min(10).max(20).default(15),
  LOG_LEVEL: logLevel(),
  MIGRATE: flag(),
  /** So many members for load tests, who can log in beside everyone else; none where nothing is said. */
  LOAD_MEMBERS: z.coerce.number('expected a number').int().min(0).max(100_000).default(0),
};

export type Config = z.infer<z.ZodObject<typeof settings>>;
