import { type DialogProps, useMember } from '@ideabox/contract';
import { Suspense } from 'react';
import { BlockDialog } from './block-dialog.tsx';

/** To block who wrote an idea or a comment, whoever that is. */
export function BlockAuthorDialog({ post, ...rest }: DialogProps['block']) {
  const viewer = useMember()?.id;
  if (viewer === undefined) return null;
  return (
    <Suspense>
      <BlockDialog viewer={viewer} change={{ block: post }} {...rest} />
    </Suspense>
  );
}
