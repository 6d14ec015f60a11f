import { ApiError } from '@ideabox/api-client';

/** Something that concerns every screen, and for how many seconds it is likely to last. */
export type Trouble = { kind: 'crowded' | 'unavailable' | 'sent_again'; seconds: number };

const usualSeconds = 10;
const longestSeconds = 600;

/** Too many requests, or a service that is away; null for what concerns one call alone. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof ApiError)) return null;
  const seconds = Math.min(Math.max(Math.ceil(error.retryAfter ?? usualSeconds), 1), longestSeconds);
  if (error.status === 429) return { kind: 'crowded', seconds };
  return error.status === 503 ? { kind: 'unavailable', seconds } : null;
}
