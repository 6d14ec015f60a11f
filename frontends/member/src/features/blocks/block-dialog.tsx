import { css } from '@emotion/react';
import { usePoliteName, useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { space, useToast } from '@ideabox/ui';
import { LazyConfirmDialog } from '../../layout/lazy-confirm-dialog.ts';
import { type BlockChange, useChangeBlock } from './change-block.ts';

type Props = {
  viewer: string;
  change: BlockChange;
  /** Of the other; null where they tell none. */
  name: string | null;
  onClose: () => void;
  onDone?: () => void;
};

/** Says what blocking does, or what ending it does, before it is done. */
export function BlockDialog({ viewer, change, name, onClose, onDone }: Props) {
  const text = useText();
  const politeName = usePoliteName();
  const toast = useToast();
  const errorText = useErrorText();
  const send = useChangeBlock(viewer);
  const kind = 'block' in change ? 'block' : 'unblock';
  const said = (what: 'title' | 'done') =>
    name ? text(`${kind}.${what}`, { name: politeName(name) }) : text(`${kind}.${what}.unnamed`);
  const confirm = () =>
    send.mutate(change, {
      onSuccess: () => {
        toast(said('done'), 'success');
        onClose();
        onDone?.();
      },
    });
  return (
    <LazyConfirmDialog
      title={said('title')}
      action={text(`${kind}.action`)}
      isPending={send.isPending}
      failure={send.error ? errorText(send.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul css={css({ display: 'grid', gap: space(2), paddingInlineStart: '1.5em', listStyle: 'disc' })}>
        <li>{text(`${kind}.posts`)}</li>
        <li>{text(`${kind}.mail`)}</li>
        {!name && kind === 'block' && <li>{text('block.unnamed')}</li>}
        <li>{text(`${kind}.untold`)}</li>
      </ul>
    </LazyConfirmDialog>
  );
}
