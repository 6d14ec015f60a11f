import type { MemberSummary } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Suspense, useState } from 'react';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import { tabHeadingId } from '../../lists/tab-heading.ts';
import type { TabProps } from '../../lists/tab-props.ts';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedRow } from './blocked-row.tsx';
import { useBlocks } from './get-blocks.ts';

const limit = 20;

/** Whom one blocks, and the way to end it. */
export function BlocksTab({ memberId }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const blocks = useBlocks(memberId, limit, (readPage(params) - 1) * limit);
  const [chosen, setChosen] = useState<MemberSummary | null>(null);
  return (
    <>
      <PagedList
        label={text('tab.blocks')}
        note={text('tab.private')}
        query={blocks}
        limit={limit}
        empty={text('blocks.empty')}
        emptyHint={<p>{text('blocks.empty.hint')}</p>}
        keyOf={({ id }) => id}
      >
        {(member) => <BlockedRow member={member} onUnblock={() => setChosen(member)} />}
      </PagedList>
      {chosen && (
        <Suspense>
          <BlockDialog
            viewer={memberId}
            other={chosen}
            isWanted={false}
            onClose={() => setChosen(null)}
            onDone={focusHeading}
          />
        </Suspense>
      )}
    </>
  );
}

/** The button that opened the dialog is gone with its row. */
function focusHeading(): void {
  requestAnimationFrame(() => document.getElementById(tabHeadingId)?.focus());
}
