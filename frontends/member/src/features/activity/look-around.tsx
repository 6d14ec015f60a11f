import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import type { ReactNode } from 'react';

/** What to do where one has done nothing yet. */
export function LookAround({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <>
      {children && <p>{children}</p>}
      <ButtonLink to={paths.ideas()} variant="outline" size="small">
        {text('member.ideas')}
      </ButtonLink>
    </>
  );
}
