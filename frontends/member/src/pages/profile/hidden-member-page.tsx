import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from '../../layout/message-page.tsx';

/** Where a member's address leads who does not want to be shown. */
export function HiddenMemberPage() {
  const text = useText();
  return (
    <MessagePage title={text('hidden.title')} text={text('hidden.text')}>
      <ButtonLink to={paths.ideas()}>{text('member.ideas')}</ButtonLink>
      <ButtonLink to={paths.home()} variant="outline">
        {text('member.home')}
      </ButtonLink>
    </MessagePage>
  );
}
