import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from '../../layout/message-page.tsx';

/** Where the operators let no profile be shown; one's own can be edited all the same. */
export function ProfilesOff({ isSelf }: { isSelf: boolean }) {
  const text = useText();
  return (
    <MessagePage title={text('profiles_off.title')} text={text('profiles_off.text')}>
      {isSelf && (
        <>
          <ButtonLink to={paths.profileForm()}>{text('own.edit')}</ButtonLink>
          <ButtonLink to={paths.memberSettings()} variant="outline">
            {text('own.settings')}
          </ButtonLink>
        </>
      )}
      <ButtonLink to={paths.home()} variant="outline">
        {text('member.home')}
      </ButtonLink>
    </MessagePage>
  );
}
