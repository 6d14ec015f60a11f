import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Banner, Button, space } from '@ideabox/ui';
import { PartText } from '../../texts/part-text.tsx';

/** Instead of the form, for a visitor; `expired` where it was a member who was writing a moment ago. */
export function LoginNotice({ expired }: { expired: boolean }) {
  const text = useText();
  const { login, register } = useShell();
  return (
    <div css={css({ display: 'grid', gap: space(6) })}>
      {expired ? (
        <Banner tone="warning" title={text('post.expired')} announced>
          <p>{text('post.expired.kept')}</p>
        </Banner>
      ) : (
        <PartText part="login_notice" fallback={text('post.login')} />
      )}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button onClick={login}>{text('action.login')}</Button>
        {!expired && (
          <Button variant="outline" onClick={register}>
            {text('action.register')}
          </Button>
        )}
      </div>
    </div>
  );
}
