import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { LoginButtons } from '../../login/login-buttons.tsx';
import { PartText } from '../../texts/part-text.tsx';

/** Instead of the form, for a visitor; `expired` where it was a member who was writing a moment ago. */
export function LoginNotice({ expired }: { expired: boolean }) {
  const text = useText();
  return (
    <div css={css({ display: 'grid', gap: space(6) })}>
      {expired ? (
        <Banner tone="warning" title={text('post.expired')} announced>
          <p>{text('post.expired.kept')}</p>
        </Banner>
      ) : (
        <PartText part="login_notice" fallback={text('post.login')} />
      )}
      <LoginButtons offersRegistration={!expired} />
    </div>
  );
}
