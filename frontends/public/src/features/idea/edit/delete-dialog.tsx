import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useNavigate } from '@ideabox/router';
import { Button, space, useToast } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { checkEdit, limits } from './check-edit.ts';
import { useDeleteIdea } from './delete-idea.ts';
import { ReasonField } from './reason-field.tsx';

type Props = { idea: Idea; needsReason: boolean; onClose: () => void };

/** Asks whether the idea shall really go; an operator says why. */
export function DeleteDialog({ idea, needsReason, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const remove = useDeleteIdea(idea.id);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const [problem] = checkEdit({ name: '', contents: '', reason }, needsReason ? ['reason'] : []);
    setError(problem && text(problem.id, { limit: limits.reason }));
    if (problem) return document.getElementById('edit-reason')?.focus();
    try {
      await remove.mutateAsync(reason.trim() || undefined);
      toast(text('idea.delete.done'), 'success');
      onClose();
      navigate(paths.ideas(), { replace: true });
    } catch (failure) {
      const found = fieldErrors(failure, limits).reason;
      if (found && needsReason) setError(found);
      else toast(errorText(failure), 'error');
    }
  };
  return (
    <Dialog title={text('idea.delete.title')} onClose={onClose} width="36rem">
      <p>
        <bdi>{text('idea.delete.ask', { name: idea.name })}</bdi>
      </p>
      {needsReason && (
        <ReasonField value={reason} error={error} readOnly={remove.isPending} onChange={setReason} />
      )}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button loading={remove.isPending} onClick={confirm}>
          {text('idea.delete.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
