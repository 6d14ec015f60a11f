import { css } from '@emotion/react';
import type { MemberSummary } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { space, useToast } from '@ideabox/ui';
import { LazyConfirmDialog } from '../../layout/lazy-confirm-dialog.ts';
import { useMemberName } from '../../members/use-member-name.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { useChangeBlock } from './change-block.ts';

type Props = {
  viewer: string;
  other: MemberSummary;
  /** To block, or to block no longer. */
  isWanted: boolean;
  onClose: () => void;
  onDone?: () => void;
};

/** Says what blocking does, or what ending it does, before it is done. */
export function BlockDialog({ viewer, other, isWanted, onClose, onDone }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const name = useMemberName()(other);
  const change = useChangeBlock(viewer);
  const kind = isWanted ? 'block' : 'unblock';
  const confirm = () =>
    change.mutate(
      { id: other.id, isWanted },
      {
        onSuccess: () => {
          toast(text(`${kind}.done`, { name }), 'success');
          onClose();
          onDone?.();
        },
      },
    );
  return (
    <LazyConfirmDialog
      title={text(`${kind}.title`, { name })}
      action={text(`${kind}.action`)}
      isPending={change.isPending}
      failure={change.error ? errorText(change.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul css={css({ display: 'grid', gap: space(2), paddingInlineStart: '1.5em', listStyle: 'disc' })}>
        <li>{text(`${kind}.posts`)}</li>
        <li>{text(`${kind}.mail`)}</li>
        <li>{text(`${kind}.untold`)}</li>
      </ul>
    </LazyConfirmDialog>
  );
}
