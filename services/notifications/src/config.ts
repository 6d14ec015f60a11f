import { z } from 'zod';

const count = (fallback: number, max: number) =>
  z.coerce.number('expected a number').int().min(1).max(max).default(fallback);

export const config = {
  /** What clients name in the socket's path, /app/{key}. */
  PUSHER_APP_KEY: z.string().regex(/^[\w-]{1,64}$/, 'expected letters, digits, _ and -'),
  /** Signs channel authorisations. */
  PUSHER_APP_SECRET: z.string().min(16, 'expected at least 16 characters'),
  /** Open sockets of this process. */
  REALTIME_MAX_SOCKETS: count(10_000, 1_000_000),
  /** How long a socket may be silent before it is asked whether it still lives. */
  REALTIME_ACTIVITY_SECONDS: count(120, 3_600),
  /** How long it has to answer, and how long a socket may stay without a subscription. */
  REALTIME_PATIENCE_SECONDS: count(30, 3_600),
};
