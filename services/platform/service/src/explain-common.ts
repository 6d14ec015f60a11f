import { ApiError } from '@ideabox/http';
import { isUnavailable } from '@ideabox/postgres';
import { ProhibitedText } from '@ideabox/text';

/** The contract's answer to what can go wrong in any service. */
export const explainCommon = (error: unknown): ApiError | undefined => {
  if (isUnavailable(error)) return ApiError.unavailable();
  if (error instanceof ProhibitedText) {
    const fields = Object.keys(error.characters).map((field) => [field, ['prohibited_characters' as const]]);
    return ApiError.invalid(Object.fromEntries(fields), error.characters);
  }
};
