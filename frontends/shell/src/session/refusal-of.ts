import { ApiError } from '@ideabox/api-client';
import type { Change } from './tokens.ts';

/** Why the session has to end, by the answer to who one is; null where there was none, or where nobody can say now. */
export function refusalOf(error: unknown): Change | null {
  if (!(error instanceof ApiError)) return null;
  const { status, message, retryAfter } = error;
  // The token was renewed at the provider before this is told: it is the account that is refused. 403 is suspended;
  // who has withdrawn is nobody, whose token counts as nobody's.
  if (status === 403 || message === 'Signature verification failed') {
    const until = retryAfter && new Date(Date.now() + retryAfter * 1_000).toISOString();
    return until ? { why: 'refused', until } : { why: 'refused' };
  }
  return status === 401 || status === 404 ? { why: 'expired' } : null;
}
