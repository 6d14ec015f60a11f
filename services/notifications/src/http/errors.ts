import { ApiError } from '@ideabox/http';
import { ChannelOfAnother, NotFound } from '../domain/errors.ts';

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof NotFound) return new ApiError(404, `${error.what} not found`);
  if (error instanceof ChannelOfAnother) return ApiError.forbidden();
};
