import { useShell } from '@ideabox/contract';
import { PageBody } from '@ideabox/ui';
import { LoginPage } from '../../pages/login-page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

/** One's own profile, at an address that needs no id. */
export function OwnProfilePage() {
  const { session } = useShell();
  if (session.status === 'visitor') return <LoginPage />;
  if (session.status === 'member') return <ProfileView id={session.member.id} />;
  return (
    <PageBody>
      <ProfileSkeleton isSelf />
    </PageBody>
  );
}
