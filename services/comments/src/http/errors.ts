import { ApiError } from '@ideabox/http';
import * as domain from '../domain/errors.ts';

const onlyReplies = 'This category only create subcomment';

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof domain.NotFound) return new ApiError(404, `${error.what} not found`);
  if (error instanceof domain.CategoryRefuses) return ApiError.forbidden({ category: ['not_allowed'] });
  if (error instanceof domain.StepperRefuses) return ApiError.forbidden({ stepper: ['not_allowed'] });
  if (error instanceof domain.OnlyReplies)
    return new ApiError(403, onlyReplies, { errors: { category: ['not_allowed'] } });
  if (error instanceof domain.NotTheirs || error instanceof domain.OwnComment) return ApiError.forbidden();
  if (error instanceof domain.ParentOfAnotherIdea) return ApiError.invalid({ comment_id: ['invalid'] });
  if (error instanceof domain.SimilarComment) return new ApiError(409, 'Similar comment already exists');
  if (error instanceof domain.IdeasUnavailable) return ApiError.unavailable();
};
