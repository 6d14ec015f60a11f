import { ApiError } from '@ideabox/http';
import {
  AlreadyExists,
  CategoryRefuses,
  InUse,
  InvalidField,
  LimitReached,
  NotAllowed,
  NotFound,
  StepperRefuses,
} from '../domain/errors.ts';

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof NotFound) return new ApiError(404, `${error.what} not found`);
  if (error instanceof CategoryRefuses) return ApiError.forbidden({ category: ['not_allowed'] });
  if (error instanceof StepperRefuses) return ApiError.forbidden({ stepper: ['not_allowed'] });
  if (error instanceof NotAllowed) return ApiError.forbidden();
  if (error instanceof InvalidField) return ApiError.invalid({ [error.field]: [error.code] });
  if (error instanceof AlreadyExists || error instanceof InUse || error instanceof LimitReached)
    return new ApiError(409, error.message);
};
