import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, ButtonLink, MessagePage } from '@ideabox/ui';
import { useEffect, useState } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';
import { LoadingPage } from '../layout/loading-page.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { useSession } from './session-provider.tsx';

/** Where the provider sends people back to: takes the code, and returns to where one was. */
export function CallbackPage() {
  const config = usePageConfig();
  const { login } = useSession();
  const text = useText();
  const [failed, setFailed] = useState(false);
  usePageTitle(text('callback.title'));
  useEffect(() => {
    completeSignIn(config).then(
      (url) => window.location.replace(url),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [config]);
  if (!failed) return <LoadingPage />;
  return (
    <MessagePage title={text('callback.failed')} text={text('callback.failed.text')}>
      <Button onClick={login}>{text('session.login')}</Button>
      <ButtonLink to="/" variant="outline">
        {text('error.home')}
      </ButtonLink>
    </MessagePage>
  );
}
