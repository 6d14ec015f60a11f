import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';
import { MessagePage } from '../../layout/message-page.tsx';

export function MemberNotFound() {
  const text = useText();
  return (
    <MessagePage code="404" title={text('member.not_found')} text={text('member.not_found.text')}>
      <ButtonLink to={paths.home()}>{text('member.home')}</ButtonLink>
      <ButtonLink to={paths.ideas()} variant="outline">
        {text('member.ideas')}
      </ButtonLink>
    </MessagePage>
  );
}
