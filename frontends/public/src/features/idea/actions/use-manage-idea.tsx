import { useText } from '@ideabox/intl';
import { Button, lazyPart, PenIcon } from '@ideabox/ui';
import { useState } from 'react';
import { mayManage } from '../edit/may-manage.ts';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';

const EditDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-edit" */ '../edit/edit-dialog.tsx')).EditDialog,
);
const AnswerDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "idea-answer" */ '../answer/answer-dialog.tsx')).AnswerDialog,
);

/**
 * What the author and operators do with the idea's words and its answer; nothing for everyone else. The dialogs stand apart, so
 * that they stay when their buttons move; among entries of a menu, none stands out.
 */
export function useManageIdea(idea: Idea, inMenu: boolean) {
  const text = useText();
  const may = mayManage(idea, useViewer(idea));
  const [open, setOpen] = useState<'edit' | 'answer'>();
  const close = () => setOpen(undefined);
  const buttons = [
    may.edit && (
      <Button key="edit" variant="quiet" size="small" onClick={() => setOpen('edit')}>
        <PenIcon size={20} />
        {text('idea.edit.open')}
      </Button>
    ),
    may.answer && (
      <Button
        key="answer"
        variant={inMenu ? 'quiet' : 'outline'}
        size="small"
        onClick={() => setOpen('answer')}
      >
        {text(idea.answer ? 'answer.change' : 'answer.give')}
      </Button>
    ),
  ].filter((button) => button !== false);
  const dialogs = (
    <>
      {open === 'edit' && <EditDialog idea={idea} onClose={close} />}
      {open === 'answer' && <AnswerDialog idea={idea} onClose={close} />}
    </>
  );
  return { buttons, dialogs };
}
