import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';

/** Above the form of a member whose profile is to be completed first. */
export function ProfileNotice({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Banner tone="warning" title={text('post.profile_first')} announced>
      <p>{text('post.profile_first.kept')}</p>
      <Link to={paths.profileForm()} onClick={onClose}>
        {text('post.profile_first.open')}
      </Link>
    </Banner>
  );
}
