import { css } from '@emotion/react';
import { color } from '@ideabox/ui';

/** What went wrong, said aloud where it happened; the place is there before, or it would not be said. */
export function Failure({ children }: { children: string | undefined }) {
  return (
    <p role="alert" css={css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } })}>
      {children}
    </p>
  );
}
