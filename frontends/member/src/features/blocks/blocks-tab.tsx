import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Suspense, useState } from 'react';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import { tabHeadingId } from '../../lists/tab-heading.ts';
import type { TabProps } from '../../lists/tab-props.ts';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedRow } from './blocked-row.tsx';
import { type Blocked, useBlocks } from './get-blocks.ts';

const limit = 20;

/** Whom one blocks, and the way to end it. */
export function BlocksTab({ memberId }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const blocks = useBlocks(memberId, limit, (readPage(params) - 1) * limit);
  const [chosen, setChosen] = useState<Blocked | null>(null);
  return (
    <>
      <PagedList
        label={text('tab.blocks')}
        note={text('tab.private')}
        query={blocks}
        limit={limit}
        empty={text('blocks.empty')}
        emptyHint={<p>{text('blocks.empty.hint')}</p>}
        keyOf={({ block_id }) => block_id}
      >
        {(blocked) => <BlockedRow blocked={blocked} onUnblock={() => setChosen(blocked)} />}
      </PagedList>
      {chosen && (
        <Suspense>
          <BlockDialog
            viewer={memberId}
            change={{ unblock: chosen.block_id }}
            name={chosen.portal_name}
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
