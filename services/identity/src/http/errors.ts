import { ApiError } from '@ideabox/http';
import { AlreadyBlocked, BlocksOneself, MemberNotFound, NotBlocked, NotOneself } from '../domain/errors.ts';

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof MemberNotFound) return new ApiError(404, 'User not found');
  if (error instanceof NotOneself) return ApiError.forbidden();
  if (error instanceof AlreadyBlocked) return new ApiError(409, 'HiddenUser already exists');
  if (error instanceof NotBlocked) return new ApiError(404, 'HiddenUser not found');
  if (error instanceof BlocksOneself) return ApiError.invalid({ id: ['not_allowed'] });
};
