import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { PartText } from '../../texts/part-text.tsx';

/** Instead of the form, for a visitor. */
export function LoginNotice() {
  const text = useText();
  const { login, register } = useShell();
  return (
    <div css={css({ display: 'grid', gap: space(6) })}>
      <PartText part="login_notice" fallback={text('post.login')} />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button onClick={login}>{text('action.login')}</Button>
        <Button variant="outline" onClick={register}>
          {text('action.register')}
        </Button>
      </div>
    </div>
  );
}
