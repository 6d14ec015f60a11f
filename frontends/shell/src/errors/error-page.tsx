import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, ButtonLink, MessagePage } from '@ideabox/ui';
import { useReload } from './use-reload.ts';

/** An error of our own making; the page itself may work when it is loaded anew. */
export function ErrorPage() {
  const text = useText();
  const reload = useReload();
  usePageTitle(text('error.title'));
  return (
    <MessagePage code="500" title={text('error.title')} text={text('error.text')}>
      <Button onClick={reload}>{text('remote_failed.retry')}</Button>
      <ButtonLink to="/" variant="outline">
        {text('error.home')}
      </ButtonLink>
    </MessagePage>
  );
}
