import { ApiError } from '@ideabox/http';

/** A timezone that is known here and not to Postgres, whose list may be of another year. */
const isForeignTimezone = (error: unknown): boolean =>
  error instanceof Error &&
  (error as Error & { code?: string }).code === '22023' &&
  error.message.startsWith('time zone');

export const explain = (error: unknown): ApiError | undefined =>
  isForeignTimezone(error) ? ApiError.invalid({ timezone: ['invalid'] }) : undefined;
