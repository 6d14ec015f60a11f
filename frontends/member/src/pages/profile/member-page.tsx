import { useParams } from '@ideabox/router';
import { ProfileView } from './profile-view.tsx';

/** Anyone's profile. */
export function MemberPage() {
  const { id = '' } = useParams();
  return <ProfileView key={id} id={id} />;
}
