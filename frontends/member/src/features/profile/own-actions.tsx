import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { ButtonLink } from '@ideabox/ui';

/** What one can do on one's own page. */
export function OwnActions() {
  const text = useText();
  return (
    <>
      <ButtonLink to={paths.profileForm()} variant="outline" size="small">
        {text('own.edit')}
      </ButtonLink>
      <ButtonLink to={paths.memberSettings()} variant="outline" size="small">
        {text('own.settings')}
      </ButtonLink>
    </>
  );
}
