import { z } from 'zod';

/** The variables that every server of bundles reads. */
export const variables = {
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8090),
  /** How long it goes on serving once it is told to end, as its address is withdrawn only then; milliseconds. */
  DRAIN_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export type Variables = z.infer<z.ZodObject<typeof variables>>;
