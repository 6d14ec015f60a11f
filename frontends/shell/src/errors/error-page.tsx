import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from './message-page.tsx';

export function ErrorPage() {
  const text = useText();
  usePageTitle(text('error.title'));
  return (
    <MessagePage title={text('error.title')} text={text('error.text')}>
      <ButtonLink to="/">{text('error.home')}</ButtonLink>
    </MessagePage>
  );
}
