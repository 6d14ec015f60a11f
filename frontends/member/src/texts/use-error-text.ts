import { ApiError, accountRefused } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useServerWords } from '@ideabox/refusals';

const known: Record<number, string> = {
  0: 'error.no_answer',
  401: 'error.login',
  403: 'error.forbidden',
  413: 'error.too_large',
};

/** What the reader is told of a failure that belongs to no field. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  const serverWords = useServerWords();
  return (error) => {
    if (!(error instanceof ApiError)) return text('error.failed');
    if (error.status === 429) return text('error.busy', { seconds: error.retryAfter ?? 60 });
    // The shell has said so.
    if (error.message === accountRefused) return '';
    return serverWords(error) ?? text(known[error.status] ?? 'error.failed');
  };
}
