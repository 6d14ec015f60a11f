import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useFieldErrors } from '../../use-field-errors.ts';
import { longestComment } from './longest-comment.ts';

/** Why a comment was not taken, in words; also where its category or stage was closed while it was written. */
export function useCommentError(): (failure: unknown) => string {
  const text = useText();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  return (failure) => {
    if (failure instanceof ApiError && failure.message === 'Forbidden') {
      if (failure.errors.stepper) return text('comment.step_closed');
      if (failure.errors.category) return text('comment.closed');
    }
    return fieldErrors(failure, { contents: longestComment }).contents ?? errorText(failure);
  };
}
