import { ApiError } from '@ideabox/http';
import { MembersOnly, NotFound, TargetMissing, UnfitSetting } from '../domain/errors.ts';
import { isKeyTaken } from '../store/news.ts';

/** The contract's answers to what the domain refuses. */
export const explain = (error: unknown): ApiError | undefined => {
  if (error instanceof NotFound) return new ApiError(404, `${error.what} not found`);
  if (error instanceof MembersOnly)
    return new ApiError(401, 'Token not found', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (error instanceof TargetMissing)
    return ApiError.invalid(Object.fromEntries(error.fields.map((field) => [field, ['required']])));
  if (error instanceof UnfitSetting) return ApiError.invalid({ value: ['invalid'] });
  if (isKeyTaken(error))
    return new ApiError(409, 'The given data was invalid', { errors: { news_key: ['not_allowed'] } });
};
