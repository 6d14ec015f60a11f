import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useServerWords } from '@ideabox/refusals';
import { useProhibitedText } from '@ideabox/ui/controls';

export const longestInquiry = 1000;

const byStatus: Record<number, string> = {
  0: 'failure.no_answer',
  413: 'failure.too_large',
  429: 'failure.crowded',
  503: 'failure.unavailable',
};

/** Why an inquiry was not taken, in words. */
export function useInquiryError(): (error: unknown) => string {
  const text = useText();
  const serverWords = useServerWords();
  const prohibitedText = useProhibitedText();
  return (error) => {
    if (!(error instanceof ApiError)) return text('failure.error');
    const characters = error.prohibited.contents;
    if (characters) return prohibitedText(characters);
    const code = error.errors.contents?.[0];
    if (code === 'required') return text('inquiry.required');
    if (code === 'max_length') return text('inquiry.max_length', { limit: longestInquiry });
    const failure = byStatus[error.status] ?? 'failure.error';
    return serverWords(error) ?? text(failure, { seconds: error.retryAfter ?? 10 });
  };
}
