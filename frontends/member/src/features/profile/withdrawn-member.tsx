import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from '../../layout/message-page.tsx';

export function WithdrawnMember() {
  const text = useText();
  return (
    <MessagePage title={text('member.withdrawn')} text={text('member.withdrawn.text')}>
      <ButtonLink to={paths.ideas()}>{text('member.ideas')}</ButtonLink>
    </MessagePage>
  );
}
