import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useToast } from '@ideabox/ui';
import { LazyConfirmDialog } from '../../layout/lazy-confirm-dialog.ts';
import { useChangeIcon } from './change-icon.ts';

type Props = { memberId: string; onClose: () => void; onDeleted: () => void };

/** Asks once more: the file is gone for good. */
export function DeletePicture({ memberId, onClose, onDeleted }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeIcon(memberId);
  const confirm = () =>
    change.mutate(null, {
      onSuccess: () => {
        toast(text('picture.deleted'), 'success');
        onClose();
        onDeleted();
      },
    });
  return (
    <LazyConfirmDialog
      title={text('picture.delete.title')}
      action={text('picture.delete.action')}
      isPending={change.isPending}
      failure={change.error ? errorText(change.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('picture.delete.text')}</p>
    </LazyConfirmDialog>
  );
}
