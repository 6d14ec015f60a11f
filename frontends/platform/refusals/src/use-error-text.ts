import { ApiError, accountRefused } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useServerWords } from './use-server-words.ts';

const byStatus: Record<number, string> = {
  0: 'server.no_answer',
  401: 'server.login',
  403: 'server.forbidden',
  404: 'server.not_found',
  413: 'server.too_large',
  429: 'server.many_requests',
};

/** What the reader is told of a failure: the known messages in their language, the rest by kind. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  const serverWords = useServerWords();
  return (error) => {
    if (!(error instanceof ApiError)) return text('server.error');
    // The shell has said so.
    if (error.message === accountRefused) return '';
    if (error.status === 429 && error.retryAfter !== undefined) {
      return text('server.many_requests_wait', { seconds: Math.max(1, Math.ceil(error.retryAfter)) });
    }
    return serverWords(error) ?? text(byStatus[error.status] ?? 'server.error');
  };
}
