import { PageBody } from '@ideabox/ui';
import { ProfileSkeleton } from '../../features/profile/profile-skeleton.tsx';
import { ForMember } from '../for-member.tsx';
import { ProfileView } from './profile-view.tsx';

/** One's own profile, at an address that needs no id. */
export function OwnProfilePage() {
  const waiting = (
    <PageBody>
      <ProfileSkeleton isSelf />
    </PageBody>
  );
  return <ForMember waiting={waiting}>{({ id }) => <ProfileView id={id} />}</ForMember>;
}
