import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';

type Props = { reason: string; onClose: () => void };

export function LoginRequest({ reason, onClose }: Props) {
  const text = useText();
  const { login, register } = useShell();
  return (
    <Dialog title={text('idea.login.title')} onClose={onClose} width="32rem">
      <p>{text(reason)}</p>
      <p>{text('idea.login.back')}</p>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button onClick={login}>{text('action.login')}</Button>
        <Button variant="outline" onClick={register}>
          {text('action.register')}
        </Button>
      </div>
    </Dialog>
  );
}
