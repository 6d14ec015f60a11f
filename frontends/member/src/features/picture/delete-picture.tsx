import { useText } from '@ideabox/intl';
import { useToast } from '@ideabox/ui';
import { LazyConfirmDialog } from '../../layout/lazy-confirm-dialog.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { useChangeIcon } from './change-icon.ts';

/** Asks once more: the file is gone for good. */
export function DeletePicture({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeIcon(memberId);
  const confirm = () =>
    change.mutate(null, {
      onSuccess: () => {
        toast(text('picture.deleted'), 'success');
        onClose();
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
