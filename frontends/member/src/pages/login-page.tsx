import { useFeatureUnlessOff } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { MessagePage } from '../layout/message-page.tsx';

/** Asks a visitor to log in; they come back to the same address. */
export function LoginPage() {
  const text = useText();
  const { login, register } = useShell();
  const mayLogIn = useFeatureUnlessOff('feature_login_enabled');
  const mayRegister = useFeatureUnlessOff('feature_display_register_user');
  return (
    <MessagePage
      title={text(mayLogIn ? 'login.title' : 'login.off')}
      text={text(mayLogIn ? 'login.text' : 'login.off.text')}
    >
      {mayLogIn && (
        <>
          <Button onClick={login}>{text('login.login')}</Button>
          {mayRegister && (
            <Button variant="outline" onClick={register}>
              {text('login.register')}
            </Button>
          )}
        </>
      )}
    </MessagePage>
  );
}
