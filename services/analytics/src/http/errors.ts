import { ApiError } from '@ideabox/http';
import { InvalidMerge, KeywordNotFound, TopicNotFound } from '../domain/errors.ts';

/** A timezone that is known here and not to Postgres, whose list may be of another year. */
const isForeignTimezone = (error: unknown): boolean =>
  error instanceof Error &&
  (error as Error & { code?: string }).code === '22023' &&
  error.message.startsWith('time zone');

export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof KeywordNotFound) return new ApiError(404, 'Keyword not found');
  if (error instanceof TopicNotFound) return new ApiError(404, 'Topic not found');
  if (error instanceof InvalidMerge) return ApiError.invalid({ merge_into: ['invalid'] });
  if (isForeignTimezone(error)) return ApiError.invalid({ timezone: ['invalid'] });
};
