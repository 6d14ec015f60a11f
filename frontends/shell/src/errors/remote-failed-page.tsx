import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, ButtonLink, MessagePage } from '@ideabox/ui';
import { useReload } from './use-reload.ts';

/** A part of the site did not load; the rest lives on. */
export function RemoteFailedPage() {
  const text = useText();
  const reload = useReload();
  usePageTitle(text('remote_failed.title'));
  return (
    <MessagePage title={text('remote_failed.title')} text={text('remote_failed.text')}>
      <Button onClick={reload}>{text('remote_failed.retry')}</Button>
      <ButtonLink to="/" variant="outline">
        {text('error.home')}
      </ButtonLink>
    </MessagePage>
  );
}
