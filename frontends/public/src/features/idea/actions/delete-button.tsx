import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, lazyPart, space } from '@ideabox/ui';
import { useState } from 'react';
import { mayManage } from '../edit/may-manage.ts';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';

const DeleteDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-delete" */ '../edit/delete-dialog.tsx')).DeleteDialog,
);

/** For the author and operators, as an entry of a list: to remove the idea, or why that cannot be. */
export function DeleteButton({ idea }: { idea: Idea }) {
  const text = useText();
  const { isAuthor, isOperator } = useViewer(idea);
  const may = mayManage(idea, { isAuthor, isOperator });
  const [isOpen, setOpen] = useState(false);
  if (!isAuthor && !isOperator) return null;
  return (
    <li>
      {may.remove ? (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {text('idea.delete.open')}
        </Button>
      ) : (
        <p css={css({ paddingInline: space(4), fontSize: '0.875rem' })}>{text('idea.delete.not')}</p>
      )}
      {isOpen && (
        <DeleteDialog idea={idea} needsReason={may.removeNeedsReason} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
