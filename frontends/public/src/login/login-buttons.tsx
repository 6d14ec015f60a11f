import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';

type Props = {
  size?: 'small';
  /** Who was a member a moment ago has nothing to register. */
  offersRegistration?: boolean;
};

/** The ways in, below the words why one needs them; where nobody may log in at present, that. */
export function LoginButtons({ size, offersRegistration = true }: Props) {
  const text = useText();
  const { login, register } = useShell();
  const isOpen = useFeatureUnlessOff('feature_login_enabled');
  const showsRegistration = useFeatureUnlessOff('feature_display_register_user') && offersRegistration;
  if (!isOpen) return <p>{text('login.off')}</p>;
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
      <Button size={size} onClick={login}>
        {text('action.login')}
      </Button>
      {showsRegistration && (
        <Button size={size} variant="outline" onClick={register}>
          {text('action.register')}
        </Button>
      )}
    </div>
  );
}
