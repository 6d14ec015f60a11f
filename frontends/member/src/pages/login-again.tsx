import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { useEffect, useRef } from 'react';
import { MessagePage } from '../layout/message-page.tsx';

/** In place of a page whose session ended while one was on it, wherever on it one was. */
export function LoginAgain({ keeps }: { keeps: boolean }) {
  const text = useText();
  const { login } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    button.current?.focus();
  }, []);
  return (
    <MessagePage title={text('login.again')} text={text(keeps ? 'login.again.kept' : 'login.again.text')}>
      <Button ref={button} onClick={login}>
        {text('login.login')}
      </Button>
    </MessagePage>
  );
}
