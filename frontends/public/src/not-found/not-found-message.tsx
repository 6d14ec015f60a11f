import { paths, usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink, MessagePage } from '@ideabox/ui';

/** A thing that is not there (any more), and where to go instead. */
export function NotFoundMessage({ id }: { id: string }) {
  const text = useText();
  usePageTitle(text(id));
  return (
    <MessagePage title={text(id)} text={text('not_found.hint')}>
      <ButtonLink to={paths.ideas()}>{text('not_found.ideas')}</ButtonLink>
      <ButtonLink to={paths.home()} variant="outline">
        {text('not_found.home')}
      </ButtonLink>
    </MessagePage>
  );
}
