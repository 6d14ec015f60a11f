import { css } from '@emotion/react';
import { ApiError } from '@ideabox/api-client';
import { paths, usePageTitle, useShell } from '@ideabox/contract';
import { usePoliteName, useText } from '@ideabox/intl';
import { Navigate } from '@ideabox/router';
import { ErrorState, PageBody, space, type, visuallyHidden } from '@ideabox/ui';
import { MemberNotFound } from '../../features/profile/member-not-found.tsx';
import { ProfileSkeleton } from '../../features/profile/profile-skeleton.tsx';
import { WithdrawnMember } from '../../features/profile/withdrawn-member.tsx';
import { useProfile } from '../../members/get-member.ts';
import { useProfilesShown } from '../../members/use-profiles-shown.ts';
import { KnownMember } from './known-member.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { ProfilesOff } from './profiles-off.tsx';

/** A member's page; one's own has more. Whose it is has to be known first, so that nothing private flashes up. */
export function ProfileView({ id }: { id: string }) {
  const text = useText();
  const politeName = usePoliteName();
  const { session } = useShell();
  const viewer = session.status === 'member' ? session.member.id : null;
  const isSelf = viewer === id;
  const isShown = useProfilesShown();
  const { data: member, error, refetch } = useProfile(id);
  const name = member?.portal_name;
  usePageTitle(isSelf ? text('own.title') : name && text('member.title_of', { name: politeName(name) }));
  if (!member && isUnknown(error)) return <MemberNotFound />;
  if (member?.status === 'withdrawn') return <WithdrawnMember />;
  if (member?.hidden && !isSelf) return <Navigate to={paths.hiddenMember()} replace />;
  if (!isShown && !isSelf && session.status !== 'loading') return <ProfilesOff />;
  return (
    <PageBody>
      <div css={frame}>
        {member && <KnownMember id={id} member={member} viewer={viewer} />}
        {!member && (
          <h1 css={error ? type.h1 : visuallyHidden}>{text(isSelf ? 'own.title' : 'member.title')}</h1>
        )}
        {!member && (error ? <ErrorState onRetry={() => refetch()} /> : <ProfileSkeleton isSelf={isSelf} />)}
        {/* One's own lists are one's own whatever the profile says: they need not wait for it. */}
        {isSelf && <ProfileTabs memberId={id} isSelf />}
      </div>
    </PageBody>
  );
}

const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
});

/** An id that the API refuses to look at is nobody's either. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
