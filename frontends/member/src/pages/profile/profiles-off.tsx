import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from '../../layout/message-page.tsx';

/** Where the operators let no profile of others be shown. */
export function ProfilesOff() {
  const text = useText();
  return (
    <MessagePage title={text('profiles_off.title')} text={text('profiles_off.text')}>
      <ButtonLink to={paths.ideas()}>{text('member.ideas')}</ButtonLink>
      <ButtonLink to={paths.home()} variant="outline">
        {text('member.home')}
      </ButtonLink>
    </MessagePage>
  );
}
