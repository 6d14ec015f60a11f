import { useFeatures } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { MessagePage } from '../layout/message-page.tsx';

/** Asks a visitor to log in; they come back to the same address. */
export function LoginPage() {
  const text = useText();
  const { login, register } = useShell();
  const enabled = useFeatures().data?.feature_login_enabled;
  const mayLogIn = enabled === undefined || enabled === 'true' || enabled === '1';
  return (
    <MessagePage title={text('login.title')} text={text(mayLogIn ? 'login.text' : 'login.off')}>
      {mayLogIn && (
        <>
          <Button onClick={login}>{text('login.login')}</Button>
          <Button variant="outline" onClick={register}>
            {text('login.register')}
          </Button>
        </>
      )}
    </MessagePage>
  );
}
