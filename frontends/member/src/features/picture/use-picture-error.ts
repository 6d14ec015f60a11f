import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { UnfitPicture } from './prepare-picture.ts';

/** The API's refusals of a file, by status. */
const refusals: Record<number, string> = {
  400: 'picture.unreadable',
  413: 'picture.size',
  415: 'picture.type',
};

/** Why a picture could not be taken. */
export function usePictureError(): (error: unknown) => string {
  const text = useText();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof UnfitPicture) return text(`picture.${error.problem}`);
    const refusal = error instanceof ApiError && refusals[error.status];
    return refusal ? text(refusal) : errorText(error);
  };
}
