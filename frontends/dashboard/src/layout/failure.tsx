import { css } from '@emotion/react';
import { useErrorText } from '@ideabox/refusals';
import { color } from '@ideabox/ui';

/** Why something was not done, at the place where it was asked for. */
export function Failure({ of: error }: { of: unknown }) {
  const errorText = useErrorText();
  return (
    <p role="alert" css={css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } })}>
      {error ? errorText(error) : ''}
    </p>
  );
}
