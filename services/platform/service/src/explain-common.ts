import { ApiError } from '@ideabox/http';
import { hasConnected, isUnavailable } from '@ideabox/postgres';
import { ProhibitedText } from '@ideabox/text';

/** The contract's answer to what can go wrong in any service. */
export const explainCommon = (error: unknown): ApiError | undefined => {
  if (isUnavailable(error)) return ApiError.unavailable({ mayHaveHappened: hasConnected(error) });
  if (error instanceof ProhibitedText) {
    const fields = Object.keys(error.characters).map((field) => [field, ['prohibited_characters' as const]]);
    return ApiError.invalid(Object.fromEntries(fields), error.characters);
  }
};
