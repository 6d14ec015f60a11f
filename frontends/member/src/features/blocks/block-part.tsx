import { css } from '@emotion/react';
import { type MemberSummary, useBlockedIds } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { type ReactNode, Suspense, useState } from 'react';
import { BlockDialog } from './block-dialog.tsx';

type Props = {
  member: Pick<MemberSummary, 'portal_name'> & { id: string };
  viewer: string;
  /** What is shown of the member, and the button where it belongs. */
  children: (isBlocked: boolean, button: ReactNode) => ReactNode;
};

/** Another's page for who may block them; until it is known whether they do, as little is shown as if they did. */
export function BlockPart({ member, viewer, children }: Props) {
  const text = useText();
  const { data: blocked, isPending } = useBlockedIds(viewer);
  const isBlocked = blocked?.includes(member.id);
  const [isAsking, setIsAsking] = useState(false);
  const button = isBlocked !== undefined && (
    <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
      {text(isBlocked ? 'unblock.action' : 'block.action')}
    </Button>
  );
  return (
    <>
      {children(isPending || isBlocked === true, button)}
      <div role="status" css={css({ '&:empty': { display: 'none' } })}>
        {isBlocked && (
          <Banner tone="warning" title={text('blocked.title')}>
            <p>{text('blocked.text')}</p>
          </Banner>
        )}
      </div>
      {isAsking && isBlocked !== undefined && (
        <Suspense>
          <BlockDialog
            viewer={viewer}
            change={isBlocked ? { unblock: member.id } : { block: { id: member.id } }}
            name={member.portal_name}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
