import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { hasLoggedInHere, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';

type Props = {
  size?: 'small';
  /** Who was a member a moment ago has nothing to register. */
  offersRegistration?: boolean;
};

/**
 * The ways in, below the words why one needs them; who has never logged in with this browser is offered to register first.
 * Where nobody may log in at present, that.
 */
export function LoginButtons({ size, offersRegistration = true }: Props) {
  const text = useText();
  const { login, register } = useShell();
  const isOpen = useFeatureUnlessOff('feature_login_enabled');
  const showsRegistration = useFeatureUnlessOff('feature_display_register_user') && offersRegistration;
  const isNew = showsRegistration && !hasLoggedInHere();
  if (!isOpen) return <p>{text('login.off')}</p>;
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
      {isNew && (
        <Button size={size} onClick={register}>
          {text('action.register_first')}
        </Button>
      )}
      <Button size={size} variant={isNew ? 'outline' : undefined} onClick={login}>
        {text('action.login')}
      </Button>
      {showsRegistration && !isNew && (
        <Button size={size} variant="outline" onClick={register}>
          {text('action.register')}
        </Button>
      )}
    </div>
  );
}
