import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, MessagePage } from '@ideabox/ui';

export function NotFoundPage() {
  const text = useText();
  usePageTitle(text('not_found.title'));
  return (
    <MessagePage code="404" title={text('not_found.title')} text={text('not_found.text')}>
      <ButtonLink to="/">{text('error.home')}</ButtonLink>
      <ButtonLink to="/search" variant="outline">
        {text('not_found.search')}
      </ButtonLink>
    </MessagePage>
  );
}
