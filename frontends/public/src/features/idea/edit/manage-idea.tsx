import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, lazyPart, PenIcon, space } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';
import { mayManage } from './may-manage.ts';

const EditDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-edit" */ './edit-dialog.tsx')).EditDialog,
);
const DeleteDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-delete" */ './delete-dialog.tsx')).DeleteDialog,
);
const AnswerDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "idea-answer" */ '../answer/answer-dialog.tsx')).AnswerDialog,
);

/** What the author and operators may do with the idea; nothing for everyone else. */
export function ManageIdea({ idea }: { idea: Idea }) {
  const text = useText();
  const { isAuthor, isOperator } = useViewer(idea);
  const may = mayManage(idea, { isAuthor, isOperator });
  const [open, setOpen] = useState<'edit' | 'delete' | 'answer'>();
  const close = () => setOpen(undefined);
  if (!isAuthor && !isOperator) return null;
  return (
    <section aria-label={text('idea.manage')} css={row}>
      {may.edit && (
        <Button variant="outline" size="small" onClick={() => setOpen('edit')}>
          <PenIcon size={20} />
          {text('idea.edit.open')}
        </Button>
      )}
      {may.answer && (
        <Button variant="outline" size="small" onClick={() => setOpen('answer')}>
          {text(idea.answer ? 'answer.change' : 'answer.give')}
        </Button>
      )}
      {may.remove && (
        <Button variant="outline" size="small" onClick={() => setOpen('delete')}>
          {text('idea.delete.open')}
        </Button>
      )}
      {!may.remove && <p css={css({ fontSize: '0.875rem' })}>{text('idea.delete.not')}</p>}
      {open === 'edit' && <EditDialog idea={idea} onClose={close} />}
      {open === 'answer' && <AnswerDialog idea={idea} onClose={close} />}
      {open === 'delete' && <DeleteDialog idea={idea} needsReason={may.removeNeedsReason} onClose={close} />}
    </section>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
