import { ApiError } from '@ideabox/http';
import type { Logger } from '@ideabox/telemetry';
import type { ErrorRequestHandler } from 'express';
import { refuse } from './refuse.ts';

/** The last resort: what was refused is answered so, what is unforeseen is logged whole and leaves without detail. */
export const answerError =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const known = error instanceof ApiError;
    if (!known) log.error({ err: error }, 'unforeseen error');
    const refusal = known ? error : new ApiError(500, 'A server error has occurred');
    refuse(request, response, refusal);
  };
