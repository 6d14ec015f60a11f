import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

type Props = {
  title: string;
  /** What the button does, in a verb. */
  action: string;
  isPending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is done, and stays open with the reason when it could not be. */
export function ConfirmDialog({ title, action, isPending, failure, onConfirm, onClose, children }: Props) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onClose} width="36rem">
      {children}
      <Failure>{failure}</Failure>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {text('form.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
