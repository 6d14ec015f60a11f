import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useFieldErrors } from '../use-field-errors.ts';
import { longestTag } from './tag.ts';

const known: Record<string, string> = {
  'Tag already exists': 'tag.exists',
  'Too many tags': 'tag.too_many',
  'Data not found': 'tag.gone',
};

/** What went wrong with a tag, in words. */
export function useTagError(): (error: unknown) => string {
  const text = useText();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  return (error) => {
    const id = error instanceof ApiError ? known[error.message] : undefined;
    return id ? text(id) : (fieldErrors(error, { name: longestTag }).name ?? errorText(error));
  };
}
