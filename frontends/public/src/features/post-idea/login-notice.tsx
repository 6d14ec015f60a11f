import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button, PenIcon, space } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { LoginButtons } from '../../login/login-buttons.tsx';
import { PartText } from '../../texts/part-text.tsx';

type Props = {
  expired: boolean;
  onWriteFirst: () => void;
};

/** Instead of the form, for a visitor, who may write first; `expired` where it was a member who was writing a moment ago. */
export function LoginNotice({ expired, onWriteFirst }: Props) {
  const text = useText();
  const mayLogIn = useFeatureUnlessOff('feature_login_enabled');
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
      {!expired && mayLogIn && (
        <Button variant="quiet" onClick={onWriteFirst} css={css({ justifySelf: 'start' })}>
          <PenIcon size={20} />
          {text('post.write_first')}
        </Button>
      )}
    </div>
  );
}
